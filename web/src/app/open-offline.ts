/** Has the browser install the service worker (src/worker), so that the screens open without a connection from then on. */
export function openOffline(): void {
  // The developers' loop has none: what it serves changes under the hand.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where the browser refuses (private windows of some), the screens need a connection, as they did before.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
