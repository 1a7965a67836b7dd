let first = true;

/** The router calls this on every navigation after the first page. */
export function noteNavigation(): void {
  first = false;
}

/** Whether this page was reached inside the app. On the first page the browser itself announces the title. */
export const arrivedByNavigation = (): boolean => !first;
