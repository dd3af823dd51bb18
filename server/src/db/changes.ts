import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import type { Tag } from '../../../contract/tags'

/** What one committed change touches; `owner` is the customer whose it is, if anyone's. */
export type Change = { tags: Tag[]; owner: string | null }

export type ChangeListener = {
  /** Resolves when it listens for the first time. */
  ready: Promise<void>
  close: () => Promise<void>
}

type Options = {
  url: string
  onChange: (change: Change) => void
  /** Changes may have been missed: what was derived from earlier ones must go. */
  onGap: () => void
  onError?: (error: unknown) => void
}

const notice = z.object({ tags: z.array(z.string()), owner: z.string().nullable() })
const heartbeat = 5_000
const patience = 2_000
const shortestPause = 50
const longestPause = 2_000

/** Tells of every change that any process commits, over a connection of its own, until it is closed. */
export function listenForChanges({ url, onChange, onGap, onError }: Options): ChangeListener {
  let isReady = () => {}
  const ready = new Promise<void>((resolve) => {
    isReady = resolve
  })
  const closing = new AbortController()
  let pause = shortestPause
  let hasFailed = false

  async function listenOnce() {
    const connection = connect(url)
    const { client } = connection
    client.on('notification', ({ payload }) => {
      const change = readNotice(payload)
      if (change) onChange(change)
    })
    try {
      await client.connect()
      await client.query('listen jontro_changes')
      pause = shortestPause
      isReady()
      if (hasFailed) onGap()
      await Promise.race([connection.lost, beat(client, closing.signal)])
    } finally {
      client.connection.stream.destroy()
    }
  }

  async function listen() {
    while (!closing.signal.aborted) {
      await listenOnce().catch(async (error: unknown) => {
        hasFailed = true
        onError?.(error)
        // Many processes that lost the same database must not come back in step.
        await pauseFor(pause * (0.5 + Math.random()), closing.signal)
        pause = Math.min(pause * 2, longestPause)
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
    connectionTimeoutMillis: patience,
    keepAlive: true,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection ended')))
  })
  lost.catch(() => undefined)
  return { client, lost }
}

/** A connection whose other end fell silent looks idle: only asking shows it. Returns when it is told to stop. */
async function beat(client: Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await pauseFor(heartbeat, signal)
    if (signal.aborted) return
    const isAnswered = await Promise.race([
      client.query('select').then(() => true),
      sleep(patience, false, { ref: false }),
    ])
    if (!isAnswered) throw new Error('The database fell silent')
  }
}

function pauseFor(time: number, signal: AbortSignal): Promise<void> {
  return sleep(time, undefined, { signal, ref: false }).catch(() => undefined)
}

/** Anyone with a prompt can send to the channel, so what comes is not taken for granted. */
function readNotice(payload: string | undefined): Change | undefined {
  try {
    return notice.parse(JSON.parse(payload ?? ''))
  } catch {
    return undefined
  }
}
