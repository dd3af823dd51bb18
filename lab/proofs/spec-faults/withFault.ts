import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Fault } from './fault'

/** The text of the file with the fault. Throws if the fault does not fit the code any more. */
export function breakText(text: string, { line, file, find, replace }: Fault): string {
  const [before, after, ...more] = text.split(find)
  if (before === undefined || after === undefined || more.length > 0 || find === replace) {
    const count = text.split(find).length - 1
    throw new Error(`Fault ${line}: '${find}' stands ${count} times in ${file}, not once`)
  }
  return before + replace + after
}

export async function withFault<Result>(
  root: string,
  fault: Fault,
  action: () => Promise<Result>,
): Promise<Result> {
  const path = join(root, fault.file)
  const text = await readFile(path, 'utf8')
  await writeFile(path, breakText(text, fault))
  try {
    return await action()
  } finally {
    await writeFile(path, text)
  }
}
