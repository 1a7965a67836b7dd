// Runs before the first paint. Built pages have it within them (vite/boot.ts); the content security policy allows no other such script.
// 1. The theme the student chose; without a choice the system's.
// 2. A returning student gets the spinner, not a flash of the landing page; so does every page but `/`.
// 3. Where the preview badge will stand (preview channels, emulators) its room is kept.
// 4. What the page's script imports is asked for at once, and so is what the screen of a returning student is made of (vite/ahead.ts).
//    The two faces of the letters come before it for a visitor, who reads at once, else behind it; where they are kept the style sheet asks.
// 5. The picture of a book's opening page is asked for, unless one is kept here (src/lib/opening-picture.ts).
// 6. So are the replies that the dashboard begins with (src/lib/api/asked-ahead.ts). Neither where calls have to prove what site they
//    come from (App Check): only the app can.
// 7. A press of 'Start Learning Now' that comes before the page's script is remembered for it.
// 8. A file of the page's own that is not there is asked for past the cache, once: Hosting lets browsers keep whatever it says of an
//    address under /assets/ for a day, even that nothing is there (src/app/renewed.ts does it for what is fetched later).
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
  const userKey = Object.keys(stored).find((key) => key.startsWith('firebase:authUser:'));
  const returning = userKey !== undefined;
  if (returning || window.location.pathname !== '/') root.dataset.booting = '';
  /** The token that Firebase has kept, if it is good for a minute yet. */
  const keptToken = () => {
    try {
      const { accessToken, expirationTime } = JSON.parse(stored[userKey]).stsTokenManager;
      return expirationTime - Date.now() < 60_000 ? null : accessToken;
    } catch {
      return null; // Kept in another form: the app asks.
    }
  };
  const askApi = (path, token) =>
    fetch(`/api${path}`, { headers: { Accept: 'application/json', Authorization: `Bearer ${token}` } }).catch(() => null);
  /** Read to the end: a reply that nobody takes over stays open, and is a failed call when the page is left. */
  const whole = async (reply) => reply && new Response(await reply.arrayBuffer(), reply);
  const askOpening = (book) => {
    const token = keptToken();
    if (token) window.folioOpening = { book, reply: askApi(`/upload/opening/${book}`, token) };
  };
  /** What the dashboard's list, and what stands above and in it, are made of: all come at once, so that nothing moves. */
  const askDashboard = () => {
    const token = keptToken();
    if (!token) return;
    const replies = {};
    const offset = -new Date().getTimezoneOffset();
    for (const path of ['/upload/list', `/exam/list?offset=${offset}`, `/review/today?offset=${offset}`, '/progress'])
      replies[`/api${path}`] = askApi(path, token).then(whole).catch(() => null);
    window.folioAsked = { token, at: Date.now(), replies };
  };
  const ahead = document.querySelector('meta[name="folio:ahead"]');
  const here = window.location.pathname;
  const screen = ahead && JSON.parse(ahead.content).find(([begins]) => (begins === '/' ? here === '/' : here.startsWith(begins)));
  const ask = (href, given) => document.head.append(Object.assign(document.createElement('link'), { href, ...given }));
  const askForScript = (name) => ask(`/assets/${name}.js`, { rel: 'modulepreload', crossOrigin: '' });
  const faces = document.querySelector('meta[name="folio:faces"]')?.content.split(' ') ?? [];
  // The service worker has them at hand for the style sheet, which takes none that were asked for past it; it may come meanwhile.
  const askForFaces = () => {
    if (navigator.serviceWorker?.controller) return;
    for (const file of faces) ask(file, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' });
  };
  if (!(returning && screen)) askForFaces();
  for (const name of ahead?.dataset.own?.split(' ') ?? []) askForScript(name);
  if (returning && screen) {
    const [, book] = /^\/chat\/([\w-]+)$/.exec(here) ?? [];
    const proves = 'appCheck' in ahead.dataset;
    if (book && !proves && !Object.keys(stored).some((key) => key.endsWith(`:page:${book}`))) askOpening(book);
    const askFor = (file) => {
      // A worker cannot be preloaded as one; what is fetched is in the browser's cache when it is wanted.
      if (file.startsWith('/')) fetch(file, { priority: 'low' }).catch(() => undefined);
      else askForScript(file);
    };
    const isLate = (file) => file.startsWith('~');
    for (const file of screen.slice(1)) if (!isLate(file)) askFor(file);
    // Each file that is asked for at once makes all the others later.
    window.folioLate = () => {
      for (const file of screen) if (isLate(file)) askFor(file.slice(1));
      askForFaces();
    };
    if (here === '/' && !proves) askDashboard();
    ask('/__/firebase/init.json', { rel: 'preload', as: 'fetch', crossOrigin: '' });
    // The first date or number that is written in a browser costs a phone a tenth of a second: it waits for the line now, not later.
    (window.requestIdleCallback ?? setTimeout)(() => new Intl.DateTimeFormat());
  }
  const MENDED = 'folio-mended';
  // What the page itself runs has been fetched by then, or was not there.
  let begun = false;
  window.addEventListener('DOMContentLoaded', () => {
    begun = true;
  });
  const mend = async () => {
    if (begun) return;
    begun = true;
    try {
      // Once a minute at most: what is still not there after a reload is not mended by another.
      if (Date.now() - Number(window.sessionStorage[MENDED] ?? 0) < 60_000) return;
      window.sessionStorage[MENDED] = Date.now();
    } catch {
      return;
    }
    const missing = performance
      .getEntriesByType('resource')
      .filter(({ name, responseStatus }) => responseStatus === 404 && new URL(name).pathname.startsWith('/assets/'));
    const replies = await Promise.allSettled(missing.map(({ name }) => fetch(name, { cache: 'reload' })));
    if (replies.some(({ value }) => value?.ok)) window.location.reload();
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) void mend();
    },
    true,
  );
  const host = window.location.hostname;
  if (host.includes('--') || host === 'localhost' || host === '127.0.0.1') root.dataset.preview = '';
  document.addEventListener('click', ({ target }) => {
    const opener = target instanceof Element ? target.closest('[data-opens-login]') : null;
    if (opener) root.dataset.loginWanted = opener.dataset.opensLogin;
  });
})();
