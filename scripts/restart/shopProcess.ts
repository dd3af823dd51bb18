import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, 'localhost', done))
  const address = server.address()
  await new Promise((done) => server.close(done))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

export type ShopProcess = {
  url: string
  /** Resolves when the shop answers; rejects where its process has ended. */
  whenReady(): Promise<void>
  /** Ends the process as a crash would. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C would. */
  stop(): Promise<void>
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

type Options = {
  /** Where to keep what the shop writes to its console, the mails of the demo among it; otherwise it is not kept. */
  consoleFile?: string
  /** What the environment says otherwise than usual. */
  settings?: NodeJS.ProcessEnv
}

/** One `npm start` on data of its own. */
export async function startShopProcess(
  dataDir: string,
  { consoleFile, settings }: Options = {},
): Promise<ShopProcess> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const output = consoleFile === undefined ? 'ignore' : openSync(consoleFile, 'w', 0o600)
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', output, 'inherit'],
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

  async function end(signal: NodeJS.Signals) {
    if (!hasEnded(child)) child.kill(signal)
    await ended
  }

  return {
    url,
    async whenReady() {
      while (!hasEnded(child)) {
        const isReady = await fetch(`${url}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        )
        if (isReady) return
        await sleep(50)
      }
      throw new Error('the shop ended before it was ready')
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
  }
}
