import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { type Config, ConfigError } from './config'

export type DevServices = typeof import('../../../dev-services')

const isDevServices = (module: unknown): module is DevServices =>
  typeof module === 'object' && module !== null && 'startPostgres' in module

/** Loaded only when a stand-in is used, so that a fully configured production start runs without dev-services. */
export async function loadDevServices({ paths }: Config): Promise<DevServices> {
  if (!existsSync(paths.devServices)) {
    throw new ConfigError(
      `The development services are not installed (${paths.devServices} is missing). ` +
        'Set DATABASE_URL and FIREBASE_PROJECT_ID to start without them, or run "npm run build" to build them.',
    )
  }
  const module: unknown = await import(pathToFileURL(paths.devServices).href)
  if (isDevServices(module)) return module
  throw new Error(`${paths.devServices} does not export the development services`)
}
