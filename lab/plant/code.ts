import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'esbuild'

/** A piece of the shop's code, and what stands there instead. */
export type CodeFault = { file: string; find: string; replace: string }

/** The text of the file with the fault. Throws if the fault does not fit the code any more. */
function plantIn(text: string, { file, find, replace }: CodeFault): string {
  const [before, after, ...more] = text.split(find)
  if (before === undefined || after === undefined || more.length > 0 || find === replace) {
    throw new Error(`'${find}' stands ${text.split(find).length - 1} times in ${file}, not once`)
  }
  return before + replace + after
}

/** Plants the fault while esbuild bundles the code, so that the file itself stays as it is. */
export const plantWhileBundling = (fault: CodeFault | undefined): Plugin => ({
  name: 'plant',
  setup({ onLoad }) {
    if (!fault) return
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (relative(process.cwd(), path) !== fault.file) return undefined
      return { contents: plantIn(await readFile(path, 'utf8'), fault), loader: 'ts' }
    })
  },
})
