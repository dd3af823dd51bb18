import { setImmediate as nextTurn } from 'node:timers/promises'
import { Client } from 'pg'

let running = 0
let activity = 0
let wake = () => {}

/** Counts the queries of all connections of this process, which run outside of its event loop. */
export function watchQueries() {
  const query: unknown = Client.prototype.query
  if (typeof query !== 'function') throw new Error('pg has no query method')
  Client.prototype.query = function watchedQuery(this: Client, ...args: unknown[]) {
    const result: unknown = Reflect.apply(query, this, args)
    if (result instanceof Promise) {
      running += 1
      activity += 1
      const done = () => {
        running -= 1
        activity += 1
        wake()
      }
      result.then(done, done)
    }
    return result
  } as typeof Client.prototype.query
}

const quietTurns = 4

/** Resolves when the event loop has nothing to do but wait for the schedule. */
export async function settle() {
  let quiet = 0
  let seen = activity
  while (quiet < quietTurns || running > 0) {
    if (running > 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    await nextTurn()
    quiet = activity === seen ? quiet + 1 : 0
    seen = activity
  }
}
