import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../log'
import { type StartMessage, sandboxMessage } from './messages'
import { sandboxStore } from './sandbox'

export type PaymentSandboxOptions = {
  /** A folder of its own. */
  dataDir: string
  shopName: string
  log: Log
  /** `main.ts`, or what was bundled of it. */
  workerFile: string
}

export type PaymentSandbox = typeof sandboxStore & {
  baseUrl: string
  stop(): Promise<void>
}

const pauseAfterCrash = 500

function startProcess({ workerFile, dataDir, shopName }: PaymentSandboxOptions): ChildProcess {
  const { PATH, SystemRoot, NODE_ENV } = process.env
  const child = fork(workerFile, [], {
    execArgv: workerFile.endsWith('.ts') ? ['--import', 'tsx'] : [],
    // It needs none of the shop's settings and secrets.
    env: { PATH, SystemRoot, NODE_ENV },
  })
  const message: StartMessage = { dataDir, shopName }
  child.send(message)
  return child
}

/** Resolves with the address once the process listens. */
function whenReady(child: ChildProcess, log: Log): Promise<string> {
  return new Promise((resolve, reject) => {
    child.on('message', (raw) => {
      const { data: message } = sandboxMessage.safeParse(raw)
      if (message?.kind === 'log') log[message.level](`Payment sandbox: ${message.text}`)
      if (message?.kind === 'failed') reject(new Error(`Payment sandbox: ${message.reason}`))
      if (message?.kind === 'ready') resolve(message.url)
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('The payment sandbox ended before it was ready')))
  })
}

/** The sandbox as a process of its own, on another site than the shop; started again if it ends by itself. */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const { log } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const isStopping = () => signal.aborted
  let child: ChildProcess

  async function start(): Promise<string> {
    child = startProcess(options)
    const url = await whenReady(child, log)
    child.once('exit', () => void revive())
    return url
  }

  async function revive() {
    if (isStopping()) return
    log.warn('The payment sandbox ended unexpectedly and is started again')
    try {
      await sleep(pauseAfterCrash, undefined, { signal })
      await start()
    } catch (error) {
      if (isStopping()) return
      log.error(String(error))
      void revive()
    }
  }

  return {
    ...sandboxStore,
    baseUrl: await start(),
    async stop() {
      stopping.abort()
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.disconnect()
      const tooLong = setTimeout(() => child.kill('SIGKILL'), 2_000)
      await ended
      clearTimeout(tooLong)
    },
  }
}
