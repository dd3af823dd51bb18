import { readFile } from 'node:fs/promises'
import { register } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { transform } from 'esbuild'
import { applyPatch, type Patch } from './patches'

/** Plants a fault in a module that this process has not loaded yet. */
export async function plantOnLoad(root: string, patch: Patch): Promise<void> {
  const path = join(root, patch.file)
  const text = applyPatch(await readFile(path, 'utf8'), patch)
  const { code } = await transform(text, { loader: 'ts', format: 'esm', target: 'node20' })
  const data = { url: pathToFileURL(path).href, source: code }
  register('./loadPlanted.mjs', { parentURL: import.meta.url, data })
}
