import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const SLOT = '<!--landing-->';

/** What `src/prerender.tsx` exports. */
interface Prerender {
  renderLanding: () => string;
}

async function render(server: ViteDevServer): Promise<string> {
  // ssrLoadModule is untyped by nature; the module beside this plugin is the only one loaded here.
  const { renderLanding } = (await server.ssrLoadModule('/src/prerender.tsx')) as Prerender;
  return renderLanding();
}

/**
 * Puts the landing page's markup into `index.html` at `<!--landing-->`, at build and in the dev server alike,
 * so that it reads without script and before any script has arrived.
 *
 * @param root the folder of the vite configuration
 */
export function prerenderLanding(root: string): Plugin {
  return {
    name: 'folio:prerender-landing',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        if (!html.includes(SLOT)) return html;
        if (context.server) return html.replace(SLOT, await render(context.server));
        const server = await createServer({
          configFile: path.join(root, 'vite.config.ts'),
          mode: 'production',
          server: { middlewareMode: true, ws: false, watch: null },
          optimizeDeps: { noDiscovery: true },
          appType: 'custom',
          logLevel: 'error',
        });
        try {
          return html.replace(SLOT, await render(server));
        } finally {
          await server.close();
        }
      },
    },
  };
}
