// Replaces one text of a source file while it is loaded, so that the file itself stays as it is.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

/** @typedef {{ file: string, find: string, replace: string }} Patch */

/** @type {Patch | undefined} */
let patch

/** @param {Patch} data */
export function initialize(data) {
  patch = data
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!patch || url.split('?')[0] !== patch.file) return nextLoad(url, context)
  const text = await readFile(fileURLToPath(patch.file), 'utf8')
  if (text.split(patch.find).length !== 2) {
    throw new Error(`the guard is not, or not once, in ${patch.file}: ${patch.find}`)
  }
  const { code } = await transform(
    text.replace(patch.find, () => patch?.replace ?? ''),
    {
      loader: 'ts',
      format: 'esm',
      target: 'node20',
    },
  )
  return { format: 'module', source: code, shortCircuit: true }
}
