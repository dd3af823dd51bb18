import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type Notification } from 'pg'
import { z } from 'zod'
import type { Tag } from '../../../contract/tags'

/** Tags of one committed change; `owner` is the user whose private data changed. */
export type Change = { tags: Tag[]; owner: string | null }

export type ChangeListener = {
  /** Resolves after the first `LISTEN`. */
  ready: Promise<void>
  close: () => Promise<void>
}

type Options = {
  url: string
  onChange: (change: Change) => void
  /** Changes may have been missed, so everything cached is stale. */
  onGap: () => void
  onError?: (error: unknown) => void
  /** Interval between two checks that notifications arrive, in milliseconds. */
  heartbeat?: number
}

export class NotificationsError extends Error {
  override readonly name = 'NotificationsError'
}

const channel = 'jontro_changes'
const notificationSchema = z.object({ tags: z.array(z.string()), owner: z.string().nullable() })
const timeout = 2_000
const startTimeout = 10_000
const minRetryDelay = 50
const maxRetryDelay = 2_000

/** Listens for the changes that any process commits, on its own connection, and reconnects until closed. */
export function listenForChanges({
  url,
  onChange,
  onGap,
  onError,
  heartbeat = 5_000,
}: Options): ChangeListener {
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const closing = new AbortController()
  let pause = minRetryDelay
  let hasFailed = false

  async function listenOnce() {
    const connection = connect(url)
    const { client } = connection
    client.on('notification', ({ payload }) => {
      const change = parseNotification(payload)
      if (change) onChange(change)
    })
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      await expectNotification(client)
      pause = minRetryDelay
      isReady()
      if (hasFailed) onGap()
      await Promise.race([connection.lost, checkPeriodically(client, heartbeat, closing.signal)])
    } finally {
      client.connection.stream.destroy()
    }
  }

  async function listen() {
    while (!closing.signal.aborted) {
      await listenOnce().catch(async (error: unknown) => {
        hasFailed = true
        onError?.(error)
        // Jitter: many processes that lost the same database must not reconnect at the same moment.
        await sleepUntilAborted(pause * (0.5 + Math.random()), closing.signal)
        pause = Math.min(pause * 2, maxRetryDelay)
      })
    }
  }

  const ended = listen()
  return {
    ready,
    close: () => {
      closing.abort()
      return ended
    },
  }
}

function connect(url: string) {
  const client = new Client({
    connectionString: url,
    application_name: 'jontro-changes',
    connectionTimeoutMillis: timeout,
    keepAlive: true,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection ended')))
  })
  lost.catch(() => undefined)
  return { client, lost }
}

/**
 * Whether a notification of the sender reaches the listener. A query would only prove that the connection is alive, not that it
 * still listens.
 */
async function receivesNotification(
  listener: Client,
  sender: Client,
  withTimeout: number,
): Promise<boolean> {
  const token = randomUUID()
  let onNotification = (_message: Notification) => {}
  const arrived = new Promise<void>((resolve) => {
    onNotification = ({ payload }) => {
      if (payload === token) resolve()
    }
  })
  listener.on('notification', onNotification)
  try {
    return await Promise.race([
      Promise.all([arrived, sender.query(`select pg_notify($1, $2)`, [channel, token])]).then(
        () => true,
      ),
      sleep(withTimeout, false, { ref: false }),
    ])
  } finally {
    listener.off('notification', onNotification)
  }
}

async function expectNotification(client: Client): Promise<void> {
  if (!(await receivesNotification(client, client, timeout))) {
    throw new Error('Notices of the database do not arrive')
  }
}

/** Returns when `signal` aborts. */
async function checkPeriodically(
  client: Client,
  every: number,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await sleepUntilAborted(every, signal)
    if (signal.aborted) return
    await expectNotification(client)
  }
}

/**
 * Throws if notifications do not arrive, as behind a pooler in transaction mode: cached responses would stay stale. Sends over
 * a second connection, since such a pooler passes on a client's own notifications.
 */
export async function ensureNotifications(url: string, withTimeout = startTimeout): Promise<void> {
  const [listener, sender] = [connect(url).client, connect(url).client]
  try {
    await Promise.all([listener.connect(), sender.connect()])
    await listener.query(`listen ${channel}`)
    if (await receivesNotification(listener, sender, withTimeout)) return
  } finally {
    for (const { connection } of [listener, sender]) connection.stream.destroy()
  }
  throw new NotificationsError(
    'Notifications (LISTEN/NOTIFY) do not arrive through DATABASE_URL. It probably leads to a connection pooler in\n' +
      'transaction mode, such as PgBouncer. Use the address of PostgreSQL itself, or a pooler in session mode.',
  )
}

function sleepUntilAborted(time: number, signal: AbortSignal): Promise<void> {
  return sleep(time, undefined, { signal, ref: false }).catch(() => undefined)
}

/** Every database user can send to the channel, so payloads are validated. */
function parseNotification(payload: string | undefined): Change | undefined {
  try {
    return notificationSchema.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}
