import { startThrowawayPostgres } from '../../../dev-services/postgres'
import { throwaway } from './throwaway'

/** One PostgreSQL for all test files: a temporary one, or that of TEST_DATABASE_URL. */
export default async function globalSetup() {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL
  if (given) {
    process.env.TEST_DATABASE_URL = given
    return
  }
  const postgres = await startThrowawayPostgres()
  throwaway.stop = () => postgres.stop()
  process.env.TEST_DATABASE_URL = postgres.url
}
