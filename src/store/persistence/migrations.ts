import type { MigrationManifest } from 'redux-persist'
import { createMigrate, type PersistedState } from 'redux-persist'
import { getField } from '@/shared/lib/getField'
import { readPersisted } from './slices'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Up to version 1 the checkout named both hashes `of`. */
function renameCheckoutHashes(checkout: unknown): unknown {
  if (!isObject(checkout)) return checkout
  const rename = (slice: string, name: string) => {
    const stored: unknown = Reflect.get(checkout, slice)
    return isObject(stored) ? { ...stored, [name]: Reflect.get(stored, 'of') as unknown } : stored
  }
  return { draft: rename('draft', 'ownerHash'), attempt: rename('attempt', 'orderHash') }
}

/** Up to version 2 a logout that had not reached the server was a flag. */
const nameEnding = (auth: unknown): unknown =>
  isObject(auth) && getField(auth, 'isEnding') === true ? { ...auth, status: 'ending' } : auth

/** One migration for each version. It adds or renames fields only, so that an older tab can still read what it needs. */
const migrations: MigrationManifest = {
  1: (stored) => stored,
  2: (stored) =>
    stored && {
      ...stored,
      checkout: renameCheckoutHashes(Reflect.get(stored, 'checkout')),
    },
  3: (stored) => stored && { ...stored, auth: nameEnding(Reflect.get(stored, 'auth')) },
}

export const currentVersion = Math.max(...Object.keys(migrations).map(Number))

const runMigrations = createMigrate(migrations, { debug: false })

/** The stored state of any version in its current form, without what is not valid. */
export async function migrate(stored: PersistedState, version: number): Promise<PersistedState> {
  const current = await runMigrations(stored, version)
  return current && { ...readPersisted(current), _persist: current._persist }
}
