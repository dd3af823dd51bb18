import { readBackup } from '../../../scripts/backup/file'

/** All that a backup has but when it was made, in an order that does not depend on where rows are stored. */
export async function readContent(file: string): Promise<string[]> {
  const lines: string[] = []
  let table = ''
  for await (const [kind, text] of readBackup(file)) {
    if (kind === 'table') table = text
    else if (kind !== 'backup') lines.push(`${kind === 'row' ? table : kind} ${text}`)
  }
  return lines.sort()
}
