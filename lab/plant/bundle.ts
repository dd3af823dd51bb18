import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import { applyPatch, type Patch } from './patches'

const root = process.cwd()

const plant = (patches: readonly Patch[]): Plugin => ({
  name: 'plant',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const ofFile = patches.filter(({ file }) => file === relative(root, path))
      if (ofFile.length === 0) return undefined
      return { contents: ofFile.reduce(applyPatch, await readFile(path, 'utf8')), loader: 'ts' }
    })
  },
})

const forNode: BuildOptions = { platform: 'node', packages: 'external' }

/** Bundles a file with what it imports of this project. The patches are planted meanwhile, so that the files stay as they are. */
export async function bundle(
  entry: string,
  patches: readonly Patch[],
  { plugins = [], ...options }: BuildOptions = forNode,
) {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minifyWhitespace: true,
    metafile: true,
    logLevel: 'error',
    format: 'esm',
    target: 'node20',
    outfile: 'bundle.js',
    ...options,
    define: { __BN__: 'false', ...options.define },
    plugins: [plant(patches), ...plugins],
  })
  const code = outputFiles?.find(({ path }) => path.endsWith('.js'))
  if (!code) throw new Error('esbuild made no code')
  return { code: code.text, files: Object.keys(metafile?.inputs ?? {}) }
}

/** Below the project, so that the bundled code finds its packages. */
export async function makeBundleFolder(): Promise<string> {
  const parent = join(root, 'node_modules/.cache')
  await mkdir(parent, { recursive: true })
  return mkdtemp(join(parent, 'jontro-planted-'))
}

/** Both shops have one list of metrics, since packages are not bundled; a name cannot come twice. */
const banner = {
  js: "import { register as metricsOfAll } from 'prom-client'\nmetricsOfAll.clear()",
}

/** Loads a module anew, with all that it imports of this project and with patches in it, beside the sound one. The caller knows its exports. */
export async function loadPlanted<M>(entry: string, patches: readonly Patch[]): Promise<M> {
  const { code, files } = await bundle(entry, patches, { ...forNode, banner })
  const missed = patches.find(({ file }) => !files.includes(file))
  if (missed) throw new Error(`${missed.name}: ${missed.file} is not loaded`)
  const folder = await makeBundleFolder()
  const file = join(folder, 'planted.mjs')
  try {
    await writeFile(file, code)
    return (await import(pathToFileURL(file).href)) as M
  } finally {
    await rm(folder, { recursive: true })
  }
}

const isSql = ({ file }: Patch) => file.endsWith('.sql')

/**
 * Patches of the code, and statements for those of the database: a routine anew, or what stands in a patch of the schema, which takes
 * out what the schema shows.
 */
export const splitPatches = (patches: readonly Patch[]) => ({
  code: patches.filter((patch) => !isSql(patch)),
  statements: patches.filter(isSql).map((patch) => {
    const changed = applyPatch(readFileSync(join(root, patch.file), 'utf8'), patch)
    return patch.file.endsWith('/schema.sql') ? patch.replace : changed
  }),
})
