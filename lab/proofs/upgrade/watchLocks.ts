import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type QueryResult } from 'pg'
import { percentile } from '../../bench/statistics'

type Control = { milliseconds: string }
type Held = { migration: string; relation: string; mode: string; milliseconds: number }

/** Locks that make customers wait, on tables and indexes that existed before. */
const findLocks = `
  select l.relation::regclass::text as relation, l.mode, l.virtualtransaction as transaction,
    coalesce((select max(version) from schema_migrations), 0) + 1 as migration
  from pg_locks l join pg_stat_activity a using (pid)
  where a.application_name = 'jontro-migrate' and l.granted and l.relation = any($1)
    and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')`

/**
 * What the smallest migrations do: a table with an index is added while another one is locked, and all of it is on the disk. The last answer
 * is how long that took.
 */
const smallMigration = `
  begin;
  insert into lock_control values (clock_timestamp());
  comment on table lock_control is 'changed';
  create temporary table lock_added (
    id uuid primary key,
    label text not null check (label ~ '\\S' and length(label) <= 40),
    added_at timestamptz not null default now()
  ) on commit drop;
  create index on lock_added (added_at, id);
  create unique index on lock_added (label) where length(label) > 1;
  commit;
  select extract(epoch from clock_timestamp() - max(changed_at)) * 1000 as milliseconds from lock_control`

/**
 * Measures how long migrations hold locks, to within some milliseconds, and beside them the slowest of fifty transactions that do what
 * small migrations do, to tables of their own.
 */
export async function watchLocks(url: string) {
  const client = new Client({ connectionString: url })
  const controlClient = new Client({ connectionString: url })
  await Promise.all([client.connect(), controlClient.connect()])
  await controlClient.query('create temporary table lock_control (changed_at timestamptz)')
  const { rows: relations } = await client.query<{ oid: string }>(
    "select oid from pg_class where relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'",
  )
  const oids = relations.map(({ oid }) => oid)
  const held = new Map<string, Held & { from: number }>()
  let isStopped = false
  async function watch() {
    while (!isStopped) {
      const { rows } = await client.query<{
        relation: string
        mode: string
        transaction: string
        migration: number
      }>(findLocks, [oids])
      const now = performance.now()
      for (const { relation, mode, transaction, migration } of rows) {
        const key = `${transaction} ${relation} ${mode}`
        const first = held.get(key)
        const from = first?.from ?? now
        held.set(key, {
          migration: first?.migration ?? String(migration).padStart(4, '0'),
          relation,
          mode,
          from,
          milliseconds: now - from,
        })
      }
      await sleep(1)
    }
  }
  const controls: number[] = []
  const noResults: QueryResult<Control>[] = []
  async function watchControl() {
    while (!isStopped) {
      // Several statements have several results, which the types do not say.
      const results = noResults.concat(await controlClient.query<Control>(smallMigration))
      controls.push(Number(results.at(-1)?.rows[0]?.milliseconds))
      await sleep(20)
    }
  }
  const watching = Promise.all([watch(), watchControl()])
  return async (): Promise<{ locks: Held[]; control: number }> => {
    isStopped = true
    await watching
    await Promise.all([client.end(), controlClient.end()])
    const locks = [...held.values()].map(({ from, ...rest }) => rest)
    // A run has about as many migrations.
    return { locks, control: percentile(controls, 0.98) }
  }
}
