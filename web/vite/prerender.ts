import path from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const SLOT = '<!--landing-->';
const SITE = '{{site}}';

/** What `src/prerender.tsx` exports. */
interface Prerender {
  renderLanding: () => string;
  site: { url: string };
}

async function fill(html: string, server: ViteDevServer): Promise<string> {
  // ssrLoadModule is untyped by nature; the module beside this plugin is the only one loaded here.
  const { renderLanding, site } = (await server.ssrLoadModule('/src/prerender.tsx')) as Prerender;
  const filled = html.includes(SLOT) ? html.replace(SLOT, renderLanding()) : html;
  return filled.replaceAll(SITE, site.url);
}

/**
 * Puts the landing page's markup into `index.html` at `<!--landing-->` and the site's address into every page at
 * `{{site}}`, at build and in the dev server alike, so that it reads without script and before any script has arrived.
 *
 * @param root the folder of the vite configuration
 */
export function prerenderLanding(root: string): Plugin {
  return {
    name: 'folio:prerender-landing',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, context) {
        if (!html.includes(SITE)) return html;
        if (context.server) return fill(html, context.server);
        const server = await createServer({
          configFile: path.join(root, 'vite.config.ts'),
          mode: 'production',
          server: { middlewareMode: true, ws: false, watch: null },
          optimizeDeps: { noDiscovery: true },
          appType: 'custom',
          logLevel: 'error',
        });
        try {
          return await fill(html, server);
        } finally {
          await server.close();
        }
      },
    },
  };
}
