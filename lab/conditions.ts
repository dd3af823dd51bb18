import type { Database } from '../server/src/db/pool'
import { fillShop } from './shop/data/fillShop'

/** What every proof can run on: `--postgres 15` and `--aged`, as TEST_POSTGRES=15 and TEST_AGE=aged do for every test. */
export const conditionFlags = {
  postgres: { type: 'string' },
  aged: { type: 'boolean', default: false },
} as const

/** For this process and those that it starts. */
export function setConditions({ postgres, aged }: { postgres?: string; aged?: boolean }) {
  if (postgres) process.env.TEST_POSTGRES = postgres
  if (aged) process.env.TEST_AGE = 'aged'
  console.log(
    `PostgreSQL ${process.env.TEST_POSTGRES ?? 18}, a ${isAged() ? 'shop of two years' : 'fresh shop'}`,
  )
}

export const isAged = () => process.env.TEST_AGE === 'aged'

/** Fills an empty, migrated database if shops are to be aged. */
export async function fillIfAged(db: Database, factor = 0.03) {
  if (isAged()) await fillShop(db, { factor, isAged: true })
}
