import type { MigrationManifest } from 'redux-persist'
import { createMigrate, type PersistedState } from 'redux-persist'
import { densities, pageSizes, type TablePrefsState } from '@/dashboard/tables/tablePrefsSlice'
import type { AdminViewState } from '@/entities/auth/model/adminViewSlice'
import type { AuthState } from '@/entities/auth/model/authSlice'
import { getField } from '@/shared/lib/getField'
import { shop } from '@/shop/shop.config'
import type { CheckoutState } from '@/storefront/features/checkout/model/checkoutSlice'
import { blankDelivery } from '@/storefront/features/checkout/model/delivery'
import type { PersistedName } from './store'
import type { UiState } from './uiSlice'

/** Returns a stored value if it is valid. Stored data can be anything: of another version, truncated, edited by hand. */
type Reader<T> = (stored: unknown) => T | undefined
type Readers<T> = { [Name in keyof T]: Reader<T[Name]> }

const text: Reader<string> = (stored) => (typeof stored === 'string' ? stored : undefined)
const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)

const oneOf =
  <const T>(values: readonly T[]): Reader<T> =>
  (stored) =>
    values.find((value) => value === stored)

/** Reads what is not valid as the fallback. */
const or =
  <T, const Fallback>(read: Reader<T>, fallback: Fallback): Reader<T | Fallback> =>
  (stored) =>
    read(stored) ?? fallback

const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (stored) =>
    stored === null ? null : read(stored)

const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined
    const items = stored.flatMap((item) => read(item) ?? [])
    return items.length === stored.length ? items : undefined
  }

const record =
  <T>(read: Reader<T>): Reader<Record<string, T>> =>
  (stored) =>
    isObject(stored)
      ? object(Object.fromEntries(Object.keys(stored).map((name) => [name, read])))(stored)
      : undefined

/** Without the fields that are not valid or have no reader. */
const fields =
  <T extends object>(readers: Readers<T>) =>
  (stored: unknown): Partial<T> => {
    const read = Object.entries<Reader<unknown>>(readers).map(
      ([name, readField]) => [name, readField(getField(stored, name))] as const,
    )
    // Each value has been read by the reader of its name.
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<T>
  }

/** Undefined if a field is not valid. */
const object =
  <T extends object>(readers: Readers<T>): Reader<T> =>
  (stored) => {
    const read = fields(readers)(stored)
    return Object.keys(readers).every((name) => name in read) ? (read as T) : undefined
  }

type PersistedSlices = {
  auth: Partial<Pick<AuthState, 'remembered' | 'status'>>
  adminView: AdminViewState
  tablePrefs: TablePrefsState
  ui: Partial<Pick<UiState, 'recentlyViewed' | 'compared' | 'district'>>
  checkout: CheckoutState
}

const { name, mobileNumber, email, country, district, address, additionalInfo } = blankDelivery

/** The allow list: the only fields that are persisted. */
const schema: { [Name in PersistedName]: Reader<PersistedSlices[Name]> } = {
  auth: fields({
    remembered: orNull(object({ displayName: orNull(text), photoURL: orNull(text) })),
    // Left out otherwise: each tab asks the server itself whether a logout is over.
    status: oneOf(['ending']),
  }),
  adminView: object({ isShown: flag }),
  tablePrefs: object({
    density: oneOf(densities),
    pageSize: or(oneOf<number>(pageSizes), 25),
    hiddenColumns: record(list(text)),
    viewColumns: or(record(object({ view: text, hiddenColumns: list(text) })), {}),
    hasShortcuts: or(flag, true),
  }),
  ui: fields({
    recentlyViewed: list(text),
    compared: list(text),
    district: oneOf<string>(['', ...shop.districts]),
  }),
  checkout: object({
    draft: or(
      object({
        ownerHash: text,
        values: object({
          name: or(text, name),
          mobileNumber: or(text, mobileNumber),
          email: or(text, email),
          country: or(text, country),
          district: or(text, district),
          address: or(text, address),
          additionalInfo: or(text, additionalInfo),
        }),
      }),
      null,
    ),
    attempt: or(
      object({
        ownerHash: or(text, ''),
        orderHash: text,
        key: text,
        status: or(oneOf(['sent', 'missing', 'placed']), 'sent'),
      }),
      null,
    ),
  }),
}

export const persistedNames = Object.keys(schema)

/** The valid slices; the others are left out. */
export const readPersisted = fields<PersistedSlices>(schema)

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
