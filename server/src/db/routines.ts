import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseError } from 'pg'

/** Runs SQL in the transaction of a migration. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The SQL says what the rows have.
export type Run = <Row extends object>(
  sql: string,
  values?: readonly unknown[],
) => Promise<{ rows: Row[] }>

/** A statement that creates a function, a view or a trigger. */
export type Routine = { name: string; sql: string }

/** Those of one file, which is named after its function or view; the triggers call it. */
type RoutineFile = { name: string; routines: Routine[] }

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

const head =
  /^create or replace (?:function|view) (\w+)|^create (?:or replace|constraint) trigger (\w+) .*? on (\w+)/s
const commentLines = /^--.*\n/gm

/** Triggers are named `trigger on table`. */
const isTrigger = ({ name }: Routine) => name.includes(' on ')

function parseFile(file: string, text: string): RoutineFile {
  const routines = text
    .replaceAll('\r\n', '\n')
    .replaceAll(commentLines, '')
    .split(/^(?=create )/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((sql) => {
      const [, routine, trigger, table] = head.exec(sql) ?? []
      return { name: routine ?? `${trigger} on ${table}`, sql }
    })
  const name = file.slice(0, -'.sql'.length)
  const [first, ...triggers] = routines
  if (first?.name !== name || !triggers.every(isTrigger)) {
    throw new MigrationError(
      `${file} does not contain the function or view ${name}, then its triggers`,
    )
  }
  return { name, routines }
}

/** The words of a statement, without comments and quoted texts. */
const wordsOf = (sql: string) =>
  new Set(
    sql
      .replaceAll(/--.*$/gm, '')
      .replaceAll(/'[^']*'/g, '')
      .match(/\w+/g),
  )

/** Files after those whose functions and views they name: PostgreSQL checks most of them when it creates a routine. */
function sortByNeed(files: readonly RoutineFile[]): RoutineFile[] {
  const sorted = new Set<RoutineFile>()
  function add(file: RoutineFile, path: readonly string[]) {
    if (sorted.has(file)) return
    if (path.includes(file.name)) {
      throw new MigrationError(`Routines need each other: ${[...path, file.name].join(', ')}`)
    }
    const words = wordsOf(file.routines[0]?.sql ?? '')
    for (const other of files) {
      if (other !== file && words.has(other.name)) add(other, [...path, file.name])
    }
    sorted.add(file)
  }
  for (const file of files) add(file, [])
  return [...sorted]
}

export async function readRoutines(folder: string): Promise<RoutineFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return sortByNeed(
    await Promise.all(
      names.map(async (file) => parseFile(file, await readFile(join(folder, file), 'utf8'))),
    ),
  )
}

/** Functions and views first: a trigger locks its table until the end of the transaction. */
export function statementsOf(files: readonly RoutineFile[]): Routine[] {
  const all = files.flatMap(({ routines }) => routines)
  return [...all.filter((each) => !isTrigger(each)), ...all.filter(isTrigger)]
}

/** Those of some files, and the functions and views that they need. */
function findWithNeeds(files: readonly RoutineFile[], names: readonly string[]): Routine[] {
  const needed = new Set(names)
  for (const { name, routines } of files.toReversed()) {
    if (!needed.has(name)) continue
    const words = wordsOf(routines[0]?.sql ?? '')
    for (const other of files) if (words.has(other.name)) needed.add(other.name)
  }
  const unknown = names.filter((name) => !files.some((file) => file.name === name))
  if (unknown.length > 0) throw new MigrationError(`There is no routine ${unknown.join(', ')}`)
  return statementsOf(files.filter(({ name }) => needed.has(name))).filter(
    (routine) =>
      !isTrigger(routine) ||
      files.some((file) => names.includes(file.name) && file.routines.includes(routine)),
  )
}

/**
 * Each row has all routines of a program that brought the database up to date. The last one has those that are there, unless a
 * migration failed after it had brought some.
 */
export const createRoutineHistory = `
  create table if not exists schema_routines (
    id bigint generated always as identity primary key,
    applied_at timestamptz not null default now(),
    routines jsonb not null
  )`

/** Those that a program recorded last, if any did. */
export async function readRecordedRoutines(run: Run): Promise<Routine[] | undefined> {
  const { rows } = await run<{ routines: Routine[] }>(
    'select routines from schema_routines order by id desc limit 1',
  )
  return rows[0]?.routines
}

/** Functions with their bodies, views, tables, and triggers. */
async function readExisting(run: Run): Promise<Map<string, string | null>> {
  const { rows } = await run<{ name: string; body: string | null }>(`
    select proname::text as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select relname, null from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    union all
    select tgname || ' on ' || tgrelid::regclass, null from pg_trigger where not tgisinternal`)
  return new Map(rows.map(({ name, body }) => [name, body]))
}

/**
 * Applies those that changed or are missing. In a database that recorded none yet, those of earlier migrations stay if they are the same:
 * all triggers, and functions by their bodies. Each statement more would hold the locks of the migration longer.
 */
async function apply(run: Run, routines: readonly Routine[]) {
  const recorded = await readRecordedRoutines(run)
  const texts = recorded && new Map(recorded.map(({ name, sql }) => [name, sql]))
  const existing = await readExisting(run)
  const changed = routines.filter((routine) => {
    const { name, sql } = routine
    const body = existing.get(name)
    const isSame = isTrigger(routine) || (body && sql.includes(`$$${body}$$`))
    return !existing.has(name) || (texts ? texts.get(name) !== sql : !isSame)
  })
  if (changed.length === 0) return
  // PostgreSQL replaces all but the triggers of constraints.
  const statements = changed.map(({ name, sql }) =>
    sql.startsWith('create constraint') ? `drop trigger if exists ${name};\n${sql}\n` : `${sql}\n`,
  )
  try {
    // At once, since locks are held meanwhile.
    await run(statements.join(''))
  } catch (cause) {
    const position = cause instanceof DatabaseError ? Number(cause.position) : Number.NaN
    const failed = changed.find(
      (_, index) => statements.slice(0, index + 1).join('').length >= position,
    )
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(
      `${failed ? `Routine ${failed.name}` : 'Routines'} failed: ${reason}`,
      { cause },
    )
  }
}

async function record(run: Run, routines: readonly Routine[]) {
  const text = JSON.stringify(routines)
  await run('delete from schema_routines where routines = $1::jsonb', [text])
  await run('insert into schema_routines (routines) values ($1)', [text])
}

/** Those that a migration cannot do without; all others stay as they are until `bringRoutines`, such as triggers of later tables. */
export async function applyNamed(
  run: Run,
  files: readonly RoutineFile[],
  names: readonly string[],
): Promise<void> {
  const existing = await readExisting(run)
  const hasTable = ({ name }: Routine) => existing.has(name.split(' on ')[1] ?? '')
  await apply(
    run,
    findWithNeeds(files, names).filter((each) => !isTrigger(each) || hasTable(each)),
  )
}

/** As if each function and view had a file without triggers. */
export const withoutTriggers = (routines: readonly Routine[]): RoutineFile[] =>
  routines
    .filter((each) => !isTrigger(each))
    .map((routine) => ({ name: routine.name, routines: [routine] }))

/** Those of the program that made a backup. */
export async function recreateRoutines(run: Run, routines: readonly Routine[]) {
  await apply(run, routines)
  await record(run, routines)
}

/**
 * Makes the routines those of this program, unless it is older than the database: if the database had exactly these before, and has
 * others now, a newer program brought them. One with a new migration is never older. Returns whether they are those of this program.
 */
export async function bringRoutines(
  run: Run,
  files: readonly RoutineFile[],
  hasNewMigration: boolean,
): Promise<boolean> {
  const routines = statementsOf(files)
  const { rows } = await run<{ isLast: boolean }>(
    `select id = (select max(id) from schema_routines) as "isLast" from schema_routines where routines = $1::jsonb`,
    [JSON.stringify(routines)],
  )
  const isOlder = rows[0]?.isLast === false && !hasNewMigration
  if (isOlder) return false
  await apply(run, routines)
  if (!rows[0]?.isLast) await record(run, routines)
  return true
}
