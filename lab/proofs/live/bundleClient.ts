import type { Plugin } from 'esbuild'
import { bundle } from '../../plant/bundle'
import type { Patch } from '../../plant/patches'

/** Toasts and dialogs need a page; here nobody looks at them. */
const withoutDialogs: Plugin = {
  name: 'without dialogs',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(sweetalert2|\.\/ToastHost)$/ }, ({ path }) => ({
      path,
      namespace: 'nothing',
    }))
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({
      contents:
        'module.exports = { fire: async () => ({}), mixin: () => module.exports, mountToastHost: async () => () => {} }',
    }))
  },
}

/** The body of a function that returns the exports of the client, of the globals in `browser.ts`. */
export async function bundleClient(patches: readonly Patch[]): Promise<string> {
  const { code } = await bundle('lab/proofs/live/clientCode.ts', patches, {
    format: 'iife',
    globalName: 'client',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty' },
    plugins: [withoutDialogs],
  })
  return `${code}\nreturn client`
}
