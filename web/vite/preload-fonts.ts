import type { Plugin } from 'vite';

/** The two faces that every page is set in; other scripts and slants are fetched when met. */
const FACE = /(source-serif-4|inter)-latin-wght-normal.*\.woff2$/;

/** Has every page of the build ask for its two faces at once, not only when the style sheet is there: they then rarely change places with another. */
export function preloadFonts(): Plugin {
  return {
    name: 'folio:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FACE.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
