import { readFileSync } from 'node:fs'

/** A text of a source file that is replaced by another. */
export type Patch = { name: string; file: string; find: string; replace: string }

/**
 * Reads patches that are written as a diff: a line with the name and the file, then lines that go (`- `) and lines that come (`+ `).
 * Only what changes is written, without the rest of its line. A file without a name belongs to the fault before it.
 */
export function readPatches(path: string): Patch[] {
  const patches: Patch[] = []
  for (const line of readFileSync(path, 'utf8').trimEnd().split('\n')) {
    const patch = patches.at(-1)
    const [, name = patch?.name, file] = /^(?![-+])(?:(.+) )?(\S+\/\S+)$/.exec(line) ?? []
    const text = line.slice(2)
    if (name && file) patches.push({ name, file, find: '', replace: '' })
    else if (!patch || !/^[-+](?: |$)/.test(line)) throw new Error(`${path}: '${line}'`)
    else if (line.startsWith('-')) patch.find += patch.find ? `\n${text}` : text
    else patch.replace += patch.replace ? `\n${text}` : text
  }
  return patches
}

/** Patches of one name are planted together. */
export type Fault = { name: string; patches: readonly Patch[] }

export function readFaults(path: string): Fault[] {
  const patches = readPatches(path)
  const names = [...new Set(patches.map(({ name }) => name))]
  return names.map((name) => ({ name, patches: patches.filter((each) => each.name === name) }))
}

/** The text of the file with the patch. Throws if the patch does not fit the code any more. */
export function applyPatch(text: string, { name, file, find, replace }: Patch): string {
  const [before, after, ...more] = text.split(find)
  if (before === undefined || after === undefined || more.length > 0 || find === replace) {
    throw new Error(`${name}: '${find}' stands ${text.split(find).length - 1} times in ${file}`)
  }
  return before + replace + after
}
