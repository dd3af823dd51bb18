import type { Storage as PersistStorage } from 'redux-persist'

/** localStorage can be missing (a server), forbidden (a private window) or full. */
export const browserStorage: PersistStorage = {
  async getItem(key: string) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  async setItem(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The state is only not persisted.
    }
  },
  async removeItem(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
}
