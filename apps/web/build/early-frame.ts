import type { Plugin } from 'vite';

/** Preloads the frame of all pages and of the login page, instead of waiting for the file that would load it. */
export function earlyFrame(): Plugin {
  return {
    name: 'waybill:early-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle }) =>
        Object.values(bundle ?? {})
          .filter((file) => file.type === 'chunk' && file.name === 'frame')
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  };
}
