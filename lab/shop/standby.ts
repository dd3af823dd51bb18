import { appendFile, chown, copyFile, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { errorCode } from '../../dev-services/errorCode'
import type { Log } from '../../dev-services/log'
import {
  type PostgresVersion,
  type RunningPostgres,
  startPostgres,
} from '../../dev-services/postgres'
import type { Database } from '../../server/src/db/pool'
import { until } from '../time'
import { embeddedPostgres } from './embeddedPostgres'
import { makeDataDir, quiet, withConnection } from './startShop'

type Options = {
  /** Of its replication slot, which keeps what it has not received yet, and its name in `pg_stat_replication`. */
  name?: string
  /** Commits on the primary wait until the standby has written them to its disk. */
  isSynchronous?: boolean
  version?: PostgresVersion
  log?: Log
}

/** What a server finds out or writes anew when it starts, as in pg_basebackup; the first ones are folders and stay. */
const left =
  /^data\/(pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/|postmaster\.)/

/** Copies the data of a running server: a file that is removed meanwhile, or a page that is half written, is in its log. */
async function copyData(from: string, to: string) {
  const { uid, gid } = await stat(from)
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const path = source.slice(from.length + 1)
    if (left.test(path)) continue
    const target = join(to, path)
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 })
    else if (!(await copyIfThere(source, target))) continue
    await chown(target, uid, gid)
  }
  await chown(to, uid, gid)
}

const copyIfThere = (from: string, to: string) =>
  copyFile(from, to).then(
    () => true,
    (error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error
      return false
    },
  )

/** What `pg_basebackup --write-recovery-conf` does, which the embedded PostgreSQL does not bring along. */
async function copyPrimary(db: Database, url: string, from: string, to: string, name: string) {
  await sql`select pg_create_physical_replication_slot(${name}, true)`.execute(db)
  await sql`select pg_backup_start(${name}, fast => true)`.execute(db)
  const data = join(to, 'data')
  await copyData(from, to)
  const { rows } = await sql<{ labelfile: string }>`
    select labelfile from pg_backup_stop(wait_for_archive => false)`.execute(db)
  const { uid, gid } = await stat(from)
  const write = async (file: string, text: string) => {
    await writeFile(join(data, file), text, { mode: 0o600 })
    await chown(join(data, file), uid, gid)
  }
  await write('backup_label', rows[0]?.labelfile ?? '')
  await write('standby.signal', '')
  const settings = `primary_conninfo = '${url}?application_name=${name}'\nprimary_slot_name = '${name}'\n`
  await appendFile(join(data, 'postgresql.auto.conf'), settings)
}

const execute = (url: string, statement: string) =>
  withConnection(url, (db) => sql.raw(statement).execute(db))

/** What a running standby shows, and its processes, to kill (it is started again) and to stall. */
export const controlStandby = ({ url, dataDir }: Pick<RunningPostgres, 'url' | 'dataDir'>) => ({
  url,
  dataDir,
  postgres: embeddedPostgres(dataDir),
  /** Goes on receiving, and shows none of it until `resumeReplay`. */
  pauseReplay: () => execute(url, 'select pg_wal_replay_pause()'),
  resumeReplay: () => execute(url, 'select pg_wal_replay_resume()'),
})

/** Starts a hot standby of a PostgreSQL that `startPostgres` or a shop of this machine runs, with a copy of its data. */
export async function startStandby(
  primary: Pick<RunningPostgres, 'url' | 'dataDir'>,
  { name = 'standby', isSynchronous = false, version, log = quiet }: Options = {},
) {
  const folder = await makeDataDir()
  const isStreaming = (state: string) =>
    withConnection(primary.url, async (db) => {
      const { rows } = await sql`
        select from pg_stat_replication
        where application_name = ${name} and state = 'streaming' and sync_state = ${state}`.execute(
        db,
      )
      return rows.length > 0
    })
  // The functions of a backup have to be called in one session.
  await withConnection(primary.url, (db) =>
    copyPrimary(db, primary.url, join(primary.dataDir, 'postgres'), join(folder, 'postgres'), name),
  )
  const server = await startPostgres({ dataDir: folder, log, ...(version && { version }) })
  await until('the standby streams', () => isStreaming('async'))
  if (isSynchronous) {
    await execute(primary.url, `alter system set synchronous_standby_names = '${name}'`)
    await execute(primary.url, 'select pg_reload_conf()')
    await until('the standby is synchronous', () => isStreaming('sync'))
  }
  return {
    ...controlStandby(server),
    /** Makes it a primary. The old one has to be stopped before: nothing else keeps it from accepting writes. */
    promote: () => execute(server.url, 'select pg_promote()'),
    /** Stops it and removes its data. The primary has to drop the slot, or commits that wait for it, if it goes on without it. */
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Standby = Awaited<ReturnType<typeof startStandby>>
