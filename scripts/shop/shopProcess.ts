import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../../dev-services/findFreePort'

const thisRoot = resolve(import.meta.dirname, '../..')

type Options = {
  /** Where to write the console output, which contains the e-mails of the demo. */
  consoleFile?: string
  /** Writes error messages to `consoleFile` too. */
  isErrorExpected?: boolean
  /** Environment variables that override the usual ones. */
  settings?: NodeJS.ProcessEnv
  /** A free one if not set. */
  port?: number | undefined
  /** Options of Node.js. */
  nodeArgs?: readonly string[]
  /** The checkout to start; this one if not set. */
  root?: string
}

/** Runs `npm start` with the data of a folder. */
export async function startShopProcess(
  dataDir: string,
  {
    consoleFile,
    isErrorExpected,
    settings,
    port: wantedPort,
    nodeArgs = [],
    root = thisRoot,
  }: Options = {},
) {
  const port = wantedPort ?? (await findFreePort())
  const url = `http://localhost:${port}`
  const output = consoleFile === undefined ? 'ignore' : openSync(consoleFile, 'w', 0o600)
  const child = spawn(process.execPath, [...nodeArgs, 'scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', output, isErrorExpected ? output : 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
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
