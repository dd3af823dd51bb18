import type { Dispatch } from '@reduxjs/toolkit'
import { persistedInOtherTab } from './mergeFromOtherTab'
import { storageKey } from './persisted'
import { readPersisted } from './slices'

/** redux-persist stores each slice as JSON within JSON. */
function parseStored(text: string): unknown {
  try {
    const slices: unknown = JSON.parse(text)
    if (typeof slices !== 'object' || slices === null) return undefined
    return Object.fromEntries(
      Object.entries(slices).map(([name, slice]) => [name, JSON.parse(String(slice))]),
    )
  } catch {
    return undefined
  }
}

/** Takes over what other tabs persist. Returns how to stop. */
export function followOtherTabs(dispatch: Dispatch): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === storageKey && newValue) {
      dispatch(persistedInOtherTab(readPersisted(parseStored(newValue))))
    }
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
