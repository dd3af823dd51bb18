import type { AuthState, RememberedPerson } from '../../features/account/model/authSlice'
import type { AdminViewState } from '../../features/admin/model/adminViewSlice'
import type { CheckoutState } from '../../features/checkout/model/checkoutSlice'
import { readCheckout } from '../../features/checkout/model/readCheckout'
import type { UiState } from '../../features/ui/model/uiSlice'

/** The white list: all that outlives a page, slice by slice and fact by fact. */
export type PersistedSlices = {
  auth: Pick<AuthState, 'remembered'>
  adminView: AdminViewState
  ui: UiState
  checkout: CheckoutState
}

type Reader<T> = (stored: unknown) => T | undefined

const isText = (value: unknown): value is string => typeof value === 'string'
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function readPerson(stored: unknown): RememberedPerson | null | undefined {
  if (stored === null) return null
  const displayName = fieldOf(stored, 'displayName')
  const photoURL = fieldOf(stored, 'photoURL')
  return isTextOrNull(displayName) && isTextOrNull(photoURL) ? { displayName, photoURL } : undefined
}

/** What a browser kept can be anything: of another version, cut off, written by hand. */
const readers: { [Name in keyof PersistedSlices]: Reader<PersistedSlices[Name]> } = {
  auth(stored) {
    const remembered = readPerson(fieldOf(stored, 'remembered'))
    return remembered === undefined ? undefined : { remembered }
  },
  adminView(stored) {
    const isShown = fieldOf(stored, 'isShown')
    return typeof isShown === 'boolean' ? { isShown } : undefined
  },
  ui(stored) {
    const recentlyViewed = fieldOf(stored, 'recentlyViewed')
    return Array.isArray(recentlyViewed) && recentlyViewed.every(isText)
      ? { recentlyViewed }
      : undefined
  },
  checkout: readCheckout,
}

export const persistedNames = Object.keys(readers)

/** The slices that are what they should be; the others are left out. */
export function readPersisted(stored: unknown): Partial<PersistedSlices> {
  return {
    ...present('auth', readers.auth(fieldOf(stored, 'auth'))),
    ...present('adminView', readers.adminView(fieldOf(stored, 'adminView'))),
    ...present('ui', readers.ui(fieldOf(stored, 'ui'))),
    ...present('checkout', readers.checkout(fieldOf(stored, 'checkout'))),
  }
}

function present<Name extends string, T>(
  name: Name,
  value: T | undefined,
): Partial<Record<Name, T>> {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, T>>
}
