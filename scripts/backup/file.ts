import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncFolder } from '../../dev-services/durableFile'
import { errorCode } from '../../dev-services/errorCode'

export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A line of the file: a word, a space, and what belongs to it. The last one has the checksum of all others. */
export type Entry = [kind: 'backup' | 'table' | 'row' | 'sequence' | 'file' | 'data', text: string]

async function* toLines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const [kind, text] of entries) {
    const line = `${kind} ${text}\n`
    hash.update(line)
    yield line
  }
  yield `end ${hash.digest('hex')}\n`
}

/** The file appears under its name when it is complete. Only its owner can read it: it has personal data. */
export async function writeBackup(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const isTaken = await access(path).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new BackupError(`${path} exists already; a backup replaces no file.`)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  try {
    const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
    await pipeline(Readable.from(toLines(entries)), createGzip({ level: 5 }), target)
    const file = await open(unfinished)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Strings of JSON may contain other line ends, so that `readline` would cut them. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  for await (const chunk of chunks) {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(10, start)
      if (end < 0) break
      yield Buffer.concat([...rest, chunk.subarray(start, end + 1)])
      rest = []
      start = end + 1
    }
    rest.push(chunk.subarray(start))
  }
  if (rest.some(({ length }) => length > 0)) yield Buffer.concat(rest)
}

const isKind = (kind: string): kind is Entry[0] =>
  ['backup', 'table', 'row', 'sequence', 'file', 'data'].includes(kind)

/** Throws a BackupError if the file is not whole. Only after the last entry it is known to be. */
export async function* readBackup(path: string): AsyncGenerator<Entry> {
  const damaged = (cause?: unknown) =>
    new BackupError(`${path} is damaged: use another backup.`, { cause })
  const file = createReadStream(path)
  const chunks = file.pipe(createGunzip())
  file.on('error', (error) => chunks.destroy(error))
  const hash = createHash('sha256')
  let count = 0
  let end: string | undefined
  try {
    for await (const line of splitLines(chunks)) {
      const text = line.toString('utf8', 0, line.length - 1)
      const space = text.indexOf(' ')
      const kind = text.slice(0, space)
      if (end !== undefined) throw damaged()
      if (kind === 'end') {
        end = text.slice(space + 1)
        continue
      }
      if (count++ === 0 && kind !== 'backup') {
        throw new BackupError(`${path} is not a backup of this shop.`)
      }
      if (!isKind(kind)) throw damaged()
      hash.update(line)
      yield [kind, text.slice(space + 1)]
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    const code = errorCode(error)
    if (code === 'ENOENT') throw new BackupError(`There is no file ${path}.`)
    if (code === 'Z_DATA_ERROR' && count === 0) {
      throw new BackupError(`${path} is not a backup of this shop, or is damaged.`)
    }
    if (typeof code === 'string' && code.startsWith('Z_')) throw damaged(error)
    throw error
  } finally {
    file.destroy()
  }
  if (end !== hash.digest('hex')) throw damaged()
}
