import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../dev-services/findFreePort'

export type SpawnOptions = {
  /** Environment variables that override the usual ones. */
  settings?: NodeJS.ProcessEnv | undefined
  /** Options of Node.js. */
  nodeArgs?: readonly string[] | undefined
  /** A free one if not set. */
  port?: number | undefined
  /** The checkout to start; this one if not set. */
  version?: string | undefined
  /** Where to write the console output, which contains the e-mails of the demo. */
  consoleFile?: string | undefined
  /** Writes error messages to `consoleFile` too. */
  isErrorExpected?: boolean
}

/** Runs `npm start` with the data of a folder. */
export async function spawnShop(
  dataDir: string,
  {
    settings,
    nodeArgs = [],
    port,
    version = resolve(import.meta.dirname, '../..'),
    consoleFile,
    isErrorExpected,
  }: SpawnOptions = {},
) {
  const usedPort = port ?? (await findFreePort())
  const url = `http://localhost:${usedPort}`
  const output = consoleFile === undefined ? 'ignore' : openSync(consoleFile, 'w', 0o600)
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/start.mjs'], {
    cwd: version,
    stdio: ['ignore', output, isErrorExpected ? output : 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(usedPort),
      LOG_LEVEL: consoleFile === undefined ? 'fatal' : 'info',
      RATE_LIMIT_PER_MINUTE: '1000000',
      RATE_LIMIT_STRICT_PER_MINUTE: '1000000',
      EVENT_STREAMS_PER_CALLER: '1000000',
      LOAD_SHEDDING: 'false',
      ...settings,
    },
  })
  if (typeof output === 'number') closeSync(output)
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null

  async function end(signal: NodeJS.Signals) {
    if (!hasEnded()) child.kill(signal)
    await ended
  }

  return {
    url,
    pid: child.pid ?? 0,
    /** Resolves when the shop responds; rejects if its process has ended. */
    async whenReady() {
      while (!hasEnded()) {
        const response = await fetch(`${url}/readyz`).catch(() => undefined)
        if (response?.ok) return
        await sleep(50)
      }
      throw new Error('the shop ended before it was ready')
    },
    /** Resolves with the exit code; undefined if a signal ended the process. */
    async whenEnded() {
      await ended
      return child.exitCode ?? undefined
    },
    /** Ends the process as a crash would. */
    kill: () => end('SIGKILL'),
    /** Ends the process as Ctrl-C would. */
    stop: () => end('SIGINT'),
  }
}

export type SpawnedShop = Awaited<ReturnType<typeof spawnShop>>
