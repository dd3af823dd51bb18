import type { MigrationManifest } from 'redux-persist'
import { createMigrate, type PersistedState } from 'redux-persist'
import { readPersisted } from './slices'

/** One step for each version; a step adds or renames, so that an older tab can still read what it needs. */
const migrations: MigrationManifest = {
  1: (stored) => stored,
}

export const currentVersion = Math.max(...Object.keys(migrations).map(Number))

const bringUpToDate = createMigrate(migrations, { debug: false })

/** What was stored by any version, as this one has it; what is not fit to use is left out. */
export async function migrate(stored: PersistedState, version: number): Promise<PersistedState> {
  const present = await bringUpToDate(stored, version)
  return present && { ...readPersisted(present), _persist: present._persist }
}
