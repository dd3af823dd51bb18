import { pino } from 'pino'
import { loadConfig } from '../../../server/src/bootstrap/config'
import type { Database } from '../../../server/src/db/pool'
import { assembleApp, withoutLimits } from '../../../server/test/support/assembleApp'

export async function buildBenchApp(db: Database, root: string) {
  const config = loadConfig(withoutLimits, root)
  const { app } = await assembleApp({ db, config, logger: pino({ level: 'warn' }) })
  return app
}
