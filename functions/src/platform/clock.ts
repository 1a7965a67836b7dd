/** Now, as ISO 8601 in UTC with milliseconds: as stored, as sent, and sortable as text. */
export const now = (): string => new Date().toISOString();

/** Milliseconds since an ISO time. */
export const msSince = (iso: string): number => Date.now() - Date.parse(iso);

/** The time so many milliseconds ago, as `now` tells it. */
export const before = (ms: number): string => new Date(Date.now() - ms).toISOString();
