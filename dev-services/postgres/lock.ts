import { setTimeout as sleep } from 'node:timers/promises'

import { Client, DatabaseError } from 'pg'

import { isAlive } from './processes'

const LOCK_KEY = 0x6a6f6e74
const HOLDER_PREFIX = 'jontro:'

/** How long a killed holder's connection may take to be noticed by PostgreSQL. */
const PATIENCE = 800

export type Lock = { client: Client } | { holderPid: number | undefined }

/** The lock is a session's: PostgreSQL gives it back whenever and however its holder dies. */
export async function takeLock(url: string): Promise<Lock> {
  const client = new Client({
    connectionString: url,
    application_name: `${HOLDER_PREFIX}${process.pid}`,
    connectionTimeoutMillis: 2_000,
  })
  // Without a listener a lost connection would end the process; whoever keeps the lock adds its own.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const end = Date.now() + PATIENCE
    for (;;) {
      if (await tryLock(client)) return { client }
      const holderPid = await findHolder(client)
      if ((holderPid && isAlive(holderPid)) || Date.now() > end) {
        await client.end()
        return { holderPid }
      }
      await sleep(40)
    }
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** True for a server that lives but takes no connections yet or any more. */
export function isNotReady(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === '57P03' || error.code === '57P01'
  return true
}

async function tryLock(client: Client): Promise<boolean> {
  const answer = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS taken',
    [LOCK_KEY],
  )
  return answer.rows[0]?.taken === true
}

async function findHolder(client: Client): Promise<number | undefined> {
  const answer = await client.query<{ name: string }>(
    `SELECT a.application_name AS name
       FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.granted AND l.objid = $1
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK_KEY],
  )
  return Number(answer.rows[0]?.name.slice(HOLDER_PREFIX.length)) || undefined
}
