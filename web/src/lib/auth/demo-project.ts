/** A `demo-` project exists in the emulators only (Firebase's own convention). */
export const isDemoProject = (projectId: string): boolean => projectId.startsWith('demo-');
