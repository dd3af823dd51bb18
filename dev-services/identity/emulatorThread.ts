import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Worker, type WorkerOptions } from 'node:worker_threads'

import type { Log } from '../log'
import {
  HOST_HEADER,
  KEY_HEADER,
  type Mail,
  type WorkerInput,
  type WorkerMessage,
} from './messages'

export type ThreadOptions = {
  projectId: string
  stateFile: string
  workerFile: string
  log: Log
  onMail: (mail: Mail) => void
}

export type Answer = { status: number; contentType: string; text: string }

export type Call = {
  path: string
  method: string
  body?: Uint8Array | string
  contentType?: string
  /** Host of the links that the emulator generates. */
  host?: string
  /** With admin rights on all accounts. */
  asOwner?: boolean
}

export type EmulatorThread = {
  ready: Promise<void>
  /** Waits until the emulator is ready, up to a timeout. */
  call(call: Call): Promise<Answer>
  stop(): Promise<void>
}

const CALL_TIMEOUT = 30_000
const STOP_TIMEOUT = 3_000
const MIN_RESTART_DELAY = 1_000
const MAX_RESTART_DELAY = 60_000

/** Starts the emulator in a worker thread, because it blocks for seconds when it starts. */
export function startThread(options: ThreadOptions): EmulatorThread {
  const { log } = options
  const key = randomBytes(24).toString('hex')
  let isStopping = false
  let pause = MIN_RESTART_DELAY
  let worker: Worker
  let port = run()
  const ready = port.then(() => undefined)
  // Callers of `ready` get the error; without this handler it would also end the process.
  ready.catch(() => undefined)

  function run(): Promise<number> {
    const launched = launch(options, key)
    worker = launched.worker
    worker.once('exit', restart)
    launched.port.then(
      () => {
        pause = MIN_RESTART_DELAY
      },
      () => undefined,
    )
    return launched.port
  }

  function restart() {
    if (isStopping) return
    log.error(`The identity service ended unexpectedly; starting it again in ${pause / 1000} s`)
    port = sleep(pause).then(run)
    port.catch(() => undefined)
    pause = Math.min(pause * 2, MAX_RESTART_DELAY)
  }

  return {
    ready,

    async call({ path, method, body, contentType, host, asOwner }) {
      const headers = new Headers({ [KEY_HEADER]: key })
      if (host) headers.set(HOST_HEADER, host)
      if (contentType) headers.set('content-type', contentType)
      if (asOwner) headers.set('authorization', 'Bearer owner')
      const signal = AbortSignal.timeout(CALL_TIMEOUT)
      const url = `http://127.0.0.1:${await withTimeout(port)}${path}`
      const answer = await fetch(url, { method, headers, body, signal, redirect: 'manual' })
      return {
        status: answer.status,
        contentType: answer.headers.get('content-type') ?? 'application/json',
        text: await answer.text(),
      }
    },

    async stop() {
      isStopping = true
      worker.postMessage('stop')
      const exited = once(worker, 'exit')
      if (worker.threadId !== -1) {
        await Promise.race([exited, sleep(STOP_TIMEOUT, undefined, { ref: false })])
      }
      await worker.terminate()
    },
  }
}

function launch(options: ThreadOptions, key: string): { worker: Worker; port: Promise<number> } {
  const { projectId, stateFile, workerFile, log, onMail } = options
  const workerData: WorkerInput = { projectId, stateFile, key }
  const worker = startWorker(resolve(workerFile), {
    workerData,
    stdout: true,
    stderr: true,
  })
  relay(worker.stdout, log)
  relay(worker.stderr, log)

  const port = new Promise<number>((listening, reject) => {
    const fail = (reason: string) => {
      log.error(`The identity service failed: ${reason}`)
      reject(new Error(reason))
    }
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'listening') listening(message.port)
      if (message.type === 'mail') onMail(message.mail)
      if (message.type === 'failed') fail(message.reason)
    })
    worker.once('error', (error) => fail(String(error)))
    worker.once('exit', () => reject(new Error('The identity service ended before it was ready')))
  })
  return { worker, port }
}

/** In development the file is TypeScript, which Node 20 cannot start a worker with. */
function startWorker(file: string, options: WorkerOptions): Worker {
  if (!file.endsWith('.ts')) return new Worker(file, options)
  const url = JSON.stringify(pathToFileURL(file))
  const code = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${url}, ${url}))`
  return new Worker(code, { ...options, eval: true })
}

function relay(output: Readable, log: Log): void {
  createInterface({ input: output }).on('line', (line) => {
    if (line.trim()) log.warn(`Identity service: ${line}`)
  })
}

async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  const timer = new AbortController()
  const timeout = sleep(CALL_TIMEOUT, undefined, { signal: timer.signal }).then(() => {
    throw new Error('The identity service is not ready yet')
  })
  try {
    return await Promise.race([promise, timeout])
  } finally {
    timeout.catch(() => undefined)
    timer.abort()
  }
}
