import { Client } from 'pg'
import { startThrowawayPostgres } from '../../../dev-services/postgres'
import { loadPlanted, splitPatches } from '../../plant/bundle'
import type { Patch } from '../../plant/patches'
import { openStage, type Stage } from './stage'

/** A PostgreSQL of its own, in which nothing happens by itself. */
export async function startStages() {
  const postgres = await startThrowawayPostgres()
  process.env.TEST_DATABASE_URL = postgres.url
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await client.end()
  return {
    open: openStage,
    /** A shop with a fault, beside the sound one. */
    async openPlanted(patches: readonly Patch[]): Promise<Stage> {
      const { code, statements } = splitPatches(patches)
      if (code.length === 0) return openStage(statements)
      const planted = await loadPlanted<typeof import('./stage')>(
        'lab/proofs/interleavings/stage.ts',
        code,
      )
      return planted.openStage(statements)
    },
    stop: () => postgres.stop(),
  }
}

export type Stages = Awaited<ReturnType<typeof startStages>>

/** Works through the items, as many at once as there are stages; the results keep the order of the items. */
export async function onEach<T, R>(
  stages: readonly Stage[],
  items: readonly T[],
  work: (stage: Stage, item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  await Promise.all(
    stages.map(async (stage) => {
      for (const [index, item] of queue) results[index] = await work(stage, item)
    }),
  )
  return results
}
