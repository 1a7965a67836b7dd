// Runs before the first paint, from a file of its own (the content security policy allows no inline script).
// 1. The theme the student chose; without a choice the system's.
// 2. A returning student gets the spinner, not a flash of the landing page; so does every page but `/`.
// 3. Where the preview badge will stand (preview channels, emulators) its room is kept.
// 4. What the screen of a returning student is made of is asked for at once (vite/ahead.ts).
// 5. A press of 'Start Learning Now' that comes before the page's script is remembered for it.
(() => {
  const root = document.documentElement;
  let stored = {};
  try {
    stored = window.localStorage;
  } catch {
    // Storage is blocked: the system's theme, and a visitor.
  }
  const theme = stored['folio-theme'];
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const returning = Object.keys(stored).some((key) => key.startsWith('firebase:authUser:'));
  if (returning || window.location.pathname !== '/') root.dataset.booting = '';
  const ahead = document.querySelector('meta[name="folio:ahead"]');
  const here = window.location.pathname;
  const screen = ahead && JSON.parse(ahead.content).find(([begins]) => (begins === '/' ? here === '/' : here.startsWith(begins)));
  if (returning && screen) {
    const ask = (href, given) => document.head.append(Object.assign(document.createElement('link'), { href, ...given }));
    for (const file of screen.slice(1)) {
      // A worker cannot be preloaded as one; what is fetched is in the browser's cache when it is wanted.
      if (!file.startsWith('/')) ask(`/assets/${file}.js`, { rel: 'modulepreload', crossOrigin: '' });
      else fetch(file, { priority: 'low' }).catch(() => undefined);
    }
    ask('/__/firebase/init.json', { rel: 'preload', as: 'fetch', crossOrigin: '' });
  }
  const host = window.location.hostname;
  if (host.includes('--') || host === 'localhost' || host === '127.0.0.1') root.dataset.preview = '';
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('[data-opens-login]') : null;
    if (opener) root.dataset.loginWanted = opener.dataset.opensLogin;
  });
})();
