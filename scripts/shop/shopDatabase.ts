import { resolve } from 'node:path'
import { openPostgres, type RunningPostgres, startPostgres } from '../../dev-services/postgres'

const quiet = { info: () => undefined, warn: console.warn, error: console.error }

export const findDataDir = ({ DATA_DIR = '.data' }: NodeJS.ProcessEnv) =>
  resolve(import.meta.dirname, '../..', DATA_DIR)

type OpenDatabase = Pick<RunningPostgres, 'url' | 'stop'>

/** The database of DATABASE_URL, or of the shop in DATA_DIR, which may be running. */
export async function openShopDatabase(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  return openPostgres(findDataDir(env), quiet)
}

/** The same, or a new one in DATA_DIR, on which no shop is running. */
export async function openNewDatabase(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  return startPostgres({ dataDir: findDataDir(env), log: quiet })
}
