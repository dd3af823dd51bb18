import { mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join, posix, sep } from 'node:path'
import { writeDurably } from '../../dev-services/durableFile'
import { errorCode } from '../../dev-services/errorCode'
import { BackupError, type Entry } from './file'

/** Of DATA_DIR: pictures, and what the stand-ins of a demo keep. Earlier versions kept accounts in identity.json. */
const parts = ['uploads', 'identity.json', 'payment', 'mail']
const chunkSize = 48 * 1024

/** A shop on DATABASE_URL that has no picture yet may have no folder. */
async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: unknown) => {
      if (errorCode(error) === 'ENOENT') return []
      throw error
    },
  )
  return found
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => parts.includes(path.split('/')[0] ?? ''))
    .sort()
}

/** Deleted while the backup is made. */
const readIfThere = (path: string) =>
  readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })

/** Files are replaced as a whole, so that each is consistent in itself. */
export async function* dumpFolder(folder: string): AsyncGenerator<Entry> {
  for (const path of await listFiles(folder)) {
    const bytes = await readIfThere(join(folder, path))
    if (!bytes) continue
    yield ['file', path]
    for (let start = 0; start < bytes.length; start += chunkSize) {
      yield ['data', bytes.toString('base64', start, start + chunkSize)]
    }
  }
}

async function* filesIn(entries: AsyncIterable<Entry>) {
  let current: { path: string; chunks: Buffer[] } | undefined
  for await (const [kind, text] of entries) {
    if (kind === 'file') {
      if (current) yield { path: current.path, bytes: Buffer.concat(current.chunks) }
      current = { path: text, chunks: [] }
    } else if (kind === 'data') current?.chunks.push(Buffer.from(text, 'base64'))
  }
  if (current) yield { path: current.path, bytes: Buffer.concat(current.chunks) }
}

/** Files that a killed restore has left are kept; one with another content is never replaced. */
export async function restoreFolder(
  folder: string,
  entries: AsyncIterable<Entry>,
  onWritten: (path: string) => void,
): Promise<void> {
  for await (const { path, bytes } of filesIn(entries)) {
    const isInside = posix.normalize(path) === path && parts.includes(path.split('/')[0] ?? '')
    if (!isInside) throw new BackupError(`The backup has a file with the strange name ${path}.`)
    const target = join(folder, path)
    const existing = await readIfThere(target)
    if (existing && !existing.equals(bytes)) {
      throw new BackupError(`${target} exists already. Restore into a new DATA_DIR.`)
    }
    if (existing) continue
    await mkdir(dirname(target), { recursive: true })
    onWritten(target)
    await writeDurably(target, bytes)
  }
}
