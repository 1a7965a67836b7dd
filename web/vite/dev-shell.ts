import type { Plugin } from 'vite';

/** In `vite` (the developers' loop) every page path but `/` gets `app.html`, as Hosting does in production. */
export function shellForEveryPath(): Plugin {
  return {
    name: 'folio:shell-for-every-path',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const wantsPage = request.headers.accept?.includes('text/html') ?? false;
        if (wantsPage && path !== '/' && !path.includes('.') && !/^\/(@|api\/|__\/)/.test(path)) {
          request.url = '/app.html';
        }
        next();
      });
    },
  };
}
