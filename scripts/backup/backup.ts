import { rm } from 'node:fs/promises'
import type { BrokenRule } from '../../server/src/db/checkData'
import type { BackedUp } from '../../server/src/db/migrate'
import { createDatabase } from '../../server/src/db/pool'
import { findDataDir, openNewDatabase, openShopDatabase } from '../shop/shopDatabase'
import { BackupError, type Entry, readBackup, writeBackup } from './file'
import { dumpFolder, restoreFolder } from './folder'
import {
  dumpTables,
  readSchema,
  readSnapshot,
  readTables,
  restoreTables,
  type Table,
} from './tables'

const day = 24 * 3600 * 1000
const format = 1

type Header = BackedUp & {
  format: number
  createdAt: string
  tables: Table[]
  /** In a bucket they are not in the file. */
  pictures: 'folder' | 'bucket'
}

export type Summary = Header & { rows: number; files: number }

const connect = (url: string) =>
  createDatabase(url, {
    size: 1,
    connectionTimeout: 30_000,
    queryTimeout: day,
    applicationName: 'jontro-backup',
  })

/** Backs up the shop of the environment, which may be in use, into one file. */
export async function backUp(env: NodeJS.ProcessEnv, path: string): Promise<Summary> {
  const { url, stop } = await openShopDatabase(env)
  const { db, close } = connect(url)
  try {
    return await readSnapshot(db, async (trx) => {
      const header: Header = {
        format,
        createdAt: new Date().toISOString(),
        ...(await readSchema(trx)),
        tables: await readTables(trx),
        pictures: env.S3_BUCKET ? 'bucket' : 'folder',
      }
      const summary = { ...header, rows: 0, files: 0 }
      async function* entries(): AsyncGenerator<Entry> {
        yield ['backup', JSON.stringify(header)]
        for await (const entry of dumpTables(trx, header.tables)) {
          if (entry[0] === 'row') summary.rows++
          yield entry
        }
        // After the database: a picture without its row only takes space, a row without its picture is a broken one.
        for await (const entry of dumpFolder(findDataDir(env))) {
          if (entry[0] === 'file') summary.files++
          yield entry
        }
      }
      await writeBackup(path, entries())
      return summary
    })
  } finally {
    await close()
    await stop()
  }
}

/** Reads the whole file, so that a damaged one changes nothing. */
async function check(path: string): Promise<Summary> {
  let header: Header | undefined
  let rows = 0
  let files = 0
  for await (const [kind, text] of readBackup(path)) {
    if (kind === 'backup') header = JSON.parse(text) as Header
    if (kind === 'row') rows++
    if (kind === 'file') files++
  }
  if (!header) throw new BackupError(`${path} is not a backup of this shop.`)
  if (header.format !== format) {
    throw new BackupError(`${path} is of a newer version of the shop. Restore it with that one.`)
  }
  return { ...header, rows, files }
}

/** The rules that are broken, how often, and by which records. */
export const describeBroken = (broken: readonly BrokenRule[]) =>
  broken
    .map(({ rule, count, subjects }) => {
      const more = count > subjects.length ? ' …' : ''
      return `- ${rule}: ${count} broken (${subjects.join(', ')}${more})`
    })
    .join('\n')

type RestoreOptions = {
  path: string
  migrations: string
  /** Refuses a backup that contradicts itself. */
  isStrict?: boolean
}

/** Restores into an empty database and folder: all of it, or nothing. Returns the rules that its rows break. */
export async function restore(
  env: NodeJS.ProcessEnv,
  { path, migrations: folder, isStrict = false }: RestoreOptions,
): Promise<Summary & { broken: BrokenRule[] }> {
  const summary = await check(path)
  const { url, stop } = await openNewDatabase(env)
  const { db, close } = connect(url)
  const written: string[] = []
  let found: BrokenRule[] = []
  try {
    await restoreTables(db, {
      folder,
      schema: summary,
      tables: summary.tables,
      entries: readBackup(path),
      // A restore that is killed here leaves files that the next one finds, and an empty database.
      beforeCommit: async (broken) => {
        found = broken
        if (isStrict && broken.length > 0) {
          throw new BackupError(
            `The backup contradicts itself, so nothing was restored:\n${describeBroken(broken)}`,
          )
        }
        await restoreFolder(findDataDir(env), readBackup(path), (file) => written.push(file))
      },
    })
    return { ...summary, broken: found }
  } catch (error) {
    for (const file of written) await rm(file, { force: true })
    throw error
  } finally {
    await close()
    await stop()
  }
}
