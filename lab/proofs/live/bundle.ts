import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { PlantedFault } from './plantedFaults'

const root = process.cwd()

/** Changes the code of the shop while it is bundled. */
const plant = (fault: PlantedFault | undefined): Plugin => ({
  name: 'plant',
  setup({ onLoad }) {
    if (!fault) return
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (relative(root, path) !== fault.file) return undefined
      const source = await readFile(path, 'utf8')
      if (source.split(fault.code).length !== 2)
        throw new Error(`${fault.name}: the code is not there`)
      return { contents: source.replace(fault.code, fault.instead), loader: 'ts' }
    })
  },
})

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
export const bundleClient = async (fault?: PlantedFault) =>
  `${await textOf({
    entryPoints: [join(root, 'lab/proofs/live/clientCode.ts')],
    format: 'iife',
    globalName: 'client',
    outfile: 'client.js',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty' },
    plugins: [plant(fault), withoutDialogs],
  })}\nreturn client`

/** Of a process that plays schedules against the server's code. */
export const bundleLane = (fault?: PlantedFault) =>
  textOf({
    entryPoints: [join(root, 'lab/proofs/live/lane.ts')],
    format: 'esm',
    outfile: 'lane.js',
    platform: 'node',
    packages: 'external',
    plugins: [plant(fault)],
  })
