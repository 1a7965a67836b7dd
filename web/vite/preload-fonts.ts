import type { Plugin } from 'vite';

/** The two faces that every page is set in; other scripts and slants are fetched when met. */
const FACE = /(source-serif-4|inter)-latin-wght-normal.*\.woff2$/;

/**
 * Tells `public/boot.js` the two faces, which it asks for before the style sheet is there (`<meta name="folio:faces">`): they then
 * rarely change places with others.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'folio:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const faces = Object.keys(bundle).filter((file) => FACE.test(file));
        const content = faces.map((file) => `/${file}`).join(' ');
        return html.replace(
          /(<meta name="viewport"[^>]*>)/,
          `$1\n    <meta name="folio:faces" content="${content}" />`,
        );
      },
    },
  };
}
