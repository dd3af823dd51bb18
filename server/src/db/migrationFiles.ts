import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MigrationError } from './routines'

export type Applied = { version: number; checksum: string; needs: number }
export type Row = Applied & { name: string }
export type Migration = {
  version: number
  name: string
  sql: string
  hasTransaction: boolean
  /** What it records in `schema_migrations`: itself, and what the baseline replaces. */
  rows: Row[]
}

const fileName = /^(\d{4})_([a-z0-9_]+)\.sql$/
/** The first line of a migration beside which programs run that know only the migrations up to this number. */
const needsLine = /^-- needs: (\d{4})\n/
/**
 * A line of a migration that builds indexes of tables in use. Its statements run one by one, without a transaction, so that it can
 * build them concurrently; after a failure all of them run again.
 */
const noTransactionLine = /^-- no transaction$/m

/**
 * What databases recorded of migrations whose files have another text now: those of the baseline, and some that had routines in them.
 * In the format of `sha256sum`.
 */
async function readOldRows(folder: string): Promise<Row[]> {
  const text = await readFile(join(folder, 'checksums.sha256'), 'utf8')
  return [...text.matchAll(/^([0-9a-f]{64}) {2}(\d{4})_(\w+)\.sql\r?$/gm)].map(
    ([, checksum = '', number, name = '']) => {
      const version = Number(number)
      return { version, name, checksum, needs: version }
    },
  )
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  const oldRows = await readOldRows(folder)
  const migrations = await Promise.all(
    files.map(async (file, index) => {
      const [, number, name] = fileName.exec(file) ?? []
      if (!number || !name) {
        throw new MigrationError(`${file} is not named like 0040_what_it_does.sql`)
      }
      // A checkout with CRLF line ends is the same migration.
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      const version = Number(number)
      const old = oldRows.find((row) => row.version === version)
      const checksum = old?.checksum ?? createHash('sha256').update(sql).digest('hex')
      const needs = Number(needsLine.exec(sql)?.[1] ?? version)
      const isBaseline = index === 0 && version > 1
      const rows = isBaseline
        ? oldRows.filter((row) => row.version <= version)
        : [{ version, name, checksum, needs }]
      return { version, name, sql, hasTransaction: !noTransactionLine.test(sql), rows }
    }),
  )
  for (const [index, { version, name }] of migrations.flatMap(({ rows }) => rows).entries()) {
    if (version !== index + 1) {
      throw new MigrationError(
        `Migration ${name} has number ${version}, but ${index + 1} is next: numbers have no gaps and no repetitions`,
      )
    }
  }
  return migrations
}
