import { getField } from '@/shared/lib/getField'

/**
 * Gives the first page of this document a key of its own. The router would name it `default`, as in every document of the tab, and
 * begin where the page of another one was left. Call it before creating the router; Back keeps the key, a reload has none.
 */
export function nameHistoryEntry() {
  if (getField(history.state, 'key') !== undefined) return
  const key = Math.random().toString(36).slice(2)
  history.replaceState(Object.assign({}, history.state, { key }), '')
}
