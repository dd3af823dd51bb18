import type { Storage as PersistStorage } from 'redux-persist'

/** localStorage that may be missing (a server), forbidden (a private window) or full. */
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
      // The visit goes on; it is only not remembered.
    }
  },
  async removeItem(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
  },
}
