import { getField } from '@/shared/lib/getField'

/** Returns a stored value if it is valid. Stored data can be anything: of another version, truncated, edited by hand. */
export type Reader<T> = (stored: unknown) => T | undefined

export const text: Reader<string> = (stored) => (typeof stored === 'string' ? stored : undefined)

export const flag: Reader<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined)

export const oneOf =
  <T>(values: readonly T[]): Reader<T> =>
  (stored) =>
    values.find((value) => value === stored)

export const orNull =
  <T>(read: Reader<T>): Reader<T | null> =>
  (stored) =>
    stored === null ? null : read(stored)

/** Reads what is not valid as the fallback. */
export const or =
  <T, Fallback>(read: Reader<T>, fallback: Fallback): Reader<T | Fallback> =>
  (stored) =>
    read(stored) ?? fallback

export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (stored) => {
    if (!Array.isArray(stored)) return undefined
    const items = stored.map(read).filter((item) => item !== undefined)
    return items.length === stored.length ? items : undefined
  }

export const record =
  <T>(read: Reader<T>): Reader<Record<string, T>> =>
  (stored) => {
    if (typeof stored !== 'object' || stored === null) return undefined
    const names = Object.keys(stored)
    return object<Record<string, T>>(Object.fromEntries(names.map((name) => [name, read])))(stored)
  }

type Readers<T> = { [Name in keyof T]: Reader<T[Name]> }

/** Without the fields that are not valid or have no reader. */
export const validFields =
  <T extends object>(readers: Readers<T>) =>
  (stored: unknown): Partial<T> => {
    const entries = Object.entries<Reader<unknown>>(readers).map(
      ([name, read]) => [name, read(getField(stored, name))] as const,
    )
    // Each value has been read by the reader of its name.
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Partial<T>
  }

/** Undefined if a field is not valid. Fields without a reader are left out. */
export const object =
  <T extends object>(readers: Readers<T>): Reader<T> =>
  (stored) => {
    const fields = validFields(readers)(stored)
    const isWhole = Object.keys(readers).every((name) => name in fields)
    return isWhole ? (fields as T) : undefined
  }
