import { join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { type CodeFault, plantWhileBundling } from '../../plant/code'

const root = process.cwd()

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

const common: BuildOptions = {
  bundle: true,
  write: false,
  logLevel: 'error',
  target: 'node20',
  absWorkingDir: root,
}

async function textOf(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ ...common, ...options })
  const code = outputFiles?.find(({ path }) => path.endsWith('.js') || path === '<stdout>')
  if (!code) throw new Error('esbuild made no code')
  return code.text
}

/** Of the client: the body of a function that returns its exports, of the globals in `browser.ts`. */
export const bundleClient = async (fault?: CodeFault) =>
  `${await textOf({
    entryPoints: [join(root, 'lab/proofs/live/clientCode.ts')],
    format: 'iife',
    globalName: 'client',
    outfile: 'client.js',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty' },
    plugins: [plantWhileBundling(fault), withoutDialogs],
  })}\nreturn client`

/** Of a process that plays schedules against the server's code. */
export const bundleLane = (fault?: CodeFault) =>
  textOf({
    entryPoints: [join(root, 'lab/proofs/live/lane.ts')],
    format: 'esm',
    outfile: 'lane.js',
    platform: 'node',
    packages: 'external',
    plugins: [plantWhileBundling(fault)],
  })
