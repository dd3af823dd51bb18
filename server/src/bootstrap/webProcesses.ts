import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { AggregatorRegistry } from 'prom-client'
import { z } from 'zod'
import type { Logger } from '../observability/logger'
import type { ExternalServices } from './externalServices'

const restartDelay = 1_000
/** Longer than a web process waits for its requests, in milliseconds. */
const stopTimeout = 15_000

const servicesVariable = 'WEB_PROCESS_SERVICES'
const servicesSchema = z.object({
  databaseUrl: z.string(),
  gateway: z
    .object({ baseUrl: z.string(), storeId: z.string(), storePassword: z.string() })
    .optional(),
  mailboxUrl: z.string().optional(),
})

/** Whether this process was started by `startWebProcesses`. */
export const isWebProcess = cluster.isWorker

/** Starts `count` processes that listen on one port, and restarts those that crash. */
export async function startWebProcesses(
  count: number,
  { databaseUrl, gateway, mailboxUrl }: ExternalServices,
  logger: Logger,
) {
  const services: z.input<typeof servicesSchema> = { databaseUrl, gateway, mailboxUrl }
  const aggregator = new AggregatorRegistry()
  let isStopping = false

  function fork(): Worker {
    const worker = cluster.fork({ [servicesVariable]: JSON.stringify(services) })
    logger.info(`Web process ${worker.process.pid} started`)
    worker.once('exit', (code, signal) => {
      if (isStopping) return
      logger.error(
        `Web process ${worker.process.pid} ended unexpectedly (${signal || code}); starting another`,
      )
      setTimeout(() => isStopping || fork(), restartDelay)
    })
    return worker
  }

  async function stop() {
    isStopping = true
    await Promise.all(
      Object.values(cluster.workers ?? {}).map(async (worker) => {
        // Those that have just ended are still listed, and emit no other `exit`.
        if (!worker || worker.isDead()) return
        const ended = once(worker, 'exit')
        const timer = setTimeout(() => worker.process.kill('SIGKILL'), stopTimeout)
        worker.process.kill('SIGTERM')
        await ended
        clearTimeout(timer)
      }),
    )
  }

  await Promise.all(Array.from({ length: count }, fork).map(untilListening)).catch(
    async (error: unknown) => {
      await stop()
      throw error
    },
  )
  return { stop, metrics: () => aggregator.clusterMetrics() }
}

async function untilListening(worker: Worker) {
  const waiting = new AbortController()
  const { signal } = waiting
  const hasEnded = await Promise.race([
    once(worker, 'listening', { signal }).then(() => false),
    once(worker, 'exit', { signal }).then(() => true),
  ])
  waiting.abort()
  if (hasEnded) throw new Error('A web process could not start; its own message is above.')
}

/** The services that the main process has started for this web process. */
export function connectToMainProcess(): ExternalServices {
  const services = servicesSchema.parse(JSON.parse(process.env[servicesVariable] ?? ''))
  // The main process asks each web process for its metrics.
  new AggregatorRegistry()
  return {
    ...services,
    gateway: services.gateway,
    // Web processes send no mails.
    smtpUrl: undefined,
  }
}
