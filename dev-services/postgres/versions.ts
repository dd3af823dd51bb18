import { access } from 'node:fs/promises'
import { PostgresStartError } from './errors'

/** Those that the tests run on: the oldest that the shop supports, and the one that it brings along. */
export const postgresVersions = [15, 18] as const
export type PostgresVersion = (typeof postgresVersions)[number]

/** Of Debian, of Red Hat, and of Homebrew. */
const folders = [
  '/usr/lib/postgresql/15/bin',
  '/usr/pgsql-15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
]

/** The folder with the programs of PostgreSQL 15; undefined if it is not installed. */
export async function findPostgres15(): Promise<string | undefined> {
  for (const folder of folders) {
    const isThere = await access(`${folder}/initdb`).then(
      () => true,
      () => false,
    )
    if (isThere) return folder
  }
  return undefined
}

/** For `startPostgres`: undefined is the one that the shop brings along. */
export async function findBin(version: PostgresVersion): Promise<string | undefined> {
  if (version === 18) return undefined
  const bin = await findPostgres15()
  if (bin) return bin
  throw new PostgresStartError(
    'PostgreSQL 15 is not installed: run "npx tsx scripts/postgres15.ts".',
  )
}

/** Of TEST_POSTGRES, so that every test can run on each version. */
export function chosenVersion({ TEST_POSTGRES = '18' }: NodeJS.ProcessEnv): PostgresVersion {
  const version = postgresVersions.find((each) => String(each) === TEST_POSTGRES)
  if (version) return version
  throw new PostgresStartError(
    `TEST_POSTGRES is ${TEST_POSTGRES}; it can be ${postgresVersions.join(' or ')}.`,
  )
}
