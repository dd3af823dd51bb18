import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

const timeout = 2_000
const minRetryDelay = 50
const maxRetryDelay = 2_000

type ConnectionOptions = { onNotice: () => void; signal: AbortSignal | undefined }

/** Connects, and works until the connection or the signal ends. */
export async function withConnection(
  server: string,
  work: (client: Client) => Promise<unknown>,
  { onNotice, signal }: ConnectionOptions,
) {
  const client = new Client({
    connectionString: server,
    application_name: 'jontro-changes',
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
    keepAlive: true,
  })
  client.on('notification', onNotice)
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection ended')))
  })
  lost.catch(() => undefined)
  const ended = new AbortController()
  const stopped = new Promise<void>((resolve) => {
    signal?.addEventListener('abort', () => resolve(), { signal: ended.signal })
  })
  const connectAndWork = async () => {
    await client.connect()
    await work(client)
  }
  try {
    await Promise.race([lost, connectAndWork(), stopped])
  } finally {
    ended.abort()
    client.connection.stream.destroy()
  }
}

type RetryOptions = { signal: AbortSignal; onError: ((error: unknown) => void) | undefined }

/** Starts the work again whenever it ends: after an error later each time, until it calls back that it succeeds. */
export async function repeatUntilAborted(
  work: (onSuccess: () => void) => Promise<void>,
  { signal, onError }: RetryOptions,
) {
  let retryDelay = minRetryDelay
  const resetDelay = () => {
    retryDelay = minRetryDelay
  }
  while (!signal.aborted) {
    await work(resetDelay).catch(async (error: unknown) => {
      onError?.(error)
      // Jitter: many processes that lost the same database must not reconnect at the same moment.
      await sleepUntilAborted(retryDelay * (0.5 + Math.random()), signal)
      retryDelay = Math.min(retryDelay * 2, maxRetryDelay)
    })
  }
}

export function sleepUntilAborted(time: number, signal: AbortSignal): Promise<void> {
  return sleep(time, undefined, { signal, ref: false }).catch(() => undefined)
}
