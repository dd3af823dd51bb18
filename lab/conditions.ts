import { spawnSync } from 'node:child_process'
import { postgresVersions } from '../dev-services/postgres'
import type { Database } from '../server/src/db/pool'
import { fillShop } from './shop/data/fillShop'

/** What proofs can run on: `--postgres 15` and `--aged`, as TEST_POSTGRES=15 and TEST_AGE=aged do for every test. */
export const conditionFlags = {
  postgres: { type: 'string' },
  aged: { type: 'boolean', default: false },
} as const

type Conditions = { postgres?: string; aged?: boolean; long?: boolean }

export const isAged = () => process.env.TEST_AGE === 'aged'

export const conditions = () => `${process.env.TEST_POSTGRES ?? 18}-${isAged() ? 'aged' : 'fresh'}`

/** For this process and those that it starts. A long run without a choice is one on each version and at each age. */
export function setConditions({ postgres, aged, long }: Conditions) {
  const isChosen = postgres ?? process.env.TEST_POSTGRES ?? process.env.TEST_AGE
  if (long && !isChosen && !aged) runOnAll()
  if (postgres) process.env.TEST_POSTGRES = postgres
  if (aged) process.env.TEST_AGE = 'aged'
  console.log(`PostgreSQL ${conditions()}`)
}

function runOnAll(): never {
  const codes = postgresVersions.flatMap((version) =>
    ['fresh', 'aged'].map((age) => {
      const env = { ...process.env, TEST_POSTGRES: String(version), TEST_AGE: age }
      const args = [...process.execArgv, ...process.argv.slice(1)]
      return spawnSync(process.execPath, args, { env, stdio: 'inherit' }).status ?? 1
    }),
  )
  process.exit(Math.max(...codes))
}

/** Fills an empty, migrated database if shops are to be aged. */
export async function fillIfAged(db: Database) {
  if (isAged()) await fillShop(db, { factor: 0.03, isAged: true })
}
