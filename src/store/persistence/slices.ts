import type { AuthState, AuthUserPreview } from '../../entities/auth/model/authSlice'
import type { AdminViewState } from '../../features/admin/model/adminViewSlice'
import type { TablePrefsState } from '../../features/admin/shared/model/tablePrefsSlice'
import type { CheckoutState } from '../../features/checkout/model/checkoutSlice'
import { readCheckout } from '../../features/checkout/model/readCheckout'
import { densities, pageSizes } from '../../shared/ui/data-table/tableView'
import type { UiState } from '../uiSlice'

/** The allow list: the only fields that are persisted. */
export type PersistedSlices = {
  auth: Pick<AuthState, 'remembered'>
  adminView: AdminViewState
  tablePrefs: TablePrefsState
  ui: UiState
  checkout: CheckoutState
}

type Reader<T> = (stored: unknown) => T | undefined

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(isText)

function readTextLists(stored: unknown): Record<string, string[]> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const lists: [string, unknown][] = Object.entries(stored)
  return lists.every((entry): entry is [string, string[]] => isTextList(entry[1]))
    ? Object.fromEntries(lists)
    : undefined
}

function readPreview(stored: unknown): AuthUserPreview | null | undefined {
  if (stored === null) return null
  const displayName = fieldOf(stored, 'displayName')
  const photoURL = fieldOf(stored, 'photoURL')
  return isTextOrNull(displayName) && isTextOrNull(photoURL) ? { displayName, photoURL } : undefined
}

/** Stored data can be anything: of another version, truncated, edited by hand. */
const readers: { [Name in keyof PersistedSlices]: Reader<PersistedSlices[Name]> } = {
  auth(stored) {
    const remembered = readPreview(fieldOf(stored, 'remembered'))
    return remembered === undefined ? undefined : { remembered }
  },
  adminView(stored) {
    const isShown = fieldOf(stored, 'isShown')
    return typeof isShown === 'boolean' ? { isShown } : undefined
  },
  tablePrefs(stored) {
    const density = densities.find((each) => each === fieldOf(stored, 'density'))
    const pageSize = pageSizes.find((each) => each === fieldOf(stored, 'pageSize'))
    const hiddenColumns = readTextLists(fieldOf(stored, 'hiddenColumns'))
    return density && pageSize && hiddenColumns ? { density, pageSize, hiddenColumns } : undefined
  },
  ui(stored) {
    const recentlyViewed = fieldOf(stored, 'recentlyViewed')
    return isTextList(recentlyViewed) ? { recentlyViewed } : undefined
  },
  checkout: readCheckout,
}

export const persistedNames = Object.keys(readers)

/** The valid slices; the others are left out. */
export function readPersisted(stored: unknown): Partial<PersistedSlices> {
  return {
    ...optional('auth', readers.auth(fieldOf(stored, 'auth'))),
    ...optional('adminView', readers.adminView(fieldOf(stored, 'adminView'))),
    ...optional('tablePrefs', readers.tablePrefs(fieldOf(stored, 'tablePrefs'))),
    ...optional('ui', readers.ui(fieldOf(stored, 'ui'))),
    ...optional('checkout', readers.checkout(fieldOf(stored, 'checkout'))),
  }
}

function optional<Name extends string, T>(
  name: Name,
  value: T | undefined,
): Partial<Record<Name, T>> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, T>>
}
