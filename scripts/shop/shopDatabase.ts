import { resolve } from 'node:path'
import type { RunningPostgres } from '../../dev-services/postgres'

const quiet = { info: () => undefined, warn: console.warn, error: console.error }

/** From `dist/scripts`, too. */
export const root = resolve(import.meta.dirname, '../..')

export const findDataDir = ({ DATA_DIR = '.data' }: NodeJS.ProcessEnv) => resolve(root, DATA_DIR)

/** Production does not have it. */
const loadPostgres = () => import('../../dev-services/postgres')

type OpenDatabase = Pick<RunningPostgres, 'url' | 'stop'>

/** The database of DATABASE_URL, or of the shop in DATA_DIR, which may be running. */
export async function openShopDatabase(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  const { openPostgres } = await loadPostgres()
  return openPostgres(findDataDir(env), quiet)
}

/** The same, or a new one in DATA_DIR, on which no shop is running. */
export async function openNewDatabase(env: NodeJS.ProcessEnv): Promise<OpenDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, stop: async () => undefined }
  const { startPostgres } = await loadPostgres()
  return startPostgres({ dataDir: findDataDir(env), log: quiet })
}
