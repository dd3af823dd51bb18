import { sql } from 'kysely'
import { type ChangeReader, readChanges } from '../../src/db/changeReader'
import { type FreshDatabase, freshDatabase } from './database'

export type RecordedChange = { tags: string[]; owner: string | null }

/** A database of its own whose changes are recorded; `close` when done. */
export async function recordChanges() {
  const fresh: FreshDatabase = await freshDatabase()
  const { db } = fresh
  const received: RecordedChange[] = []
  let wake = () => {}
  const reader: ChangeReader = readChanges({
    url: fresh.url,
    interval: 5,
    onChanges: ({ changes }) => {
      received.push(...changes.map(({ tags, owner }) => ({ tags, owner })))
      wake()
    },
    onGap: () => {
      throw new Error('no change was missed')
    },
  })
  await reader.ready

  async function until(isThere: () => boolean) {
    while (!isThere()) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
  }

  /** Changes are read in the order of their transactions, so all earlier ones precede the mark. */
  async function take(): Promise<RecordedChange[]> {
    await sql`select notify_change(array['Mark'], null)`.execute(db)
    await until(() => received.at(-1)?.tags[0] === 'Mark')
    return received.splice(0).slice(0, -1)
  }

  return {
    db,
    url: fresh.url,
    take,
    untilReceived: () => until(() => received.length > 0),
    /** The changes that `work` makes. */
    async during(work: () => Promise<unknown>): Promise<RecordedChange[]> {
      await take()
      await work()
      return take()
    },
    async close() {
      await reader.close()
      await fresh.drop()
    },
  }
}

export type ChangeRecorder = Awaited<ReturnType<typeof recordChanges>>
