/** Undefined unless the value from the URL is one of the choices. */
export function oneOf<T extends string>(
  choices: readonly T[],
  value: string | undefined,
): T | undefined {
  return choices.find((choice) => choice === value)
}

/** Options of a filter that is `true` or `false` in the URL. */
export const booleanOptions = (yes: string, no: string) => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
]

export const parseBoolean = (value: string | undefined) =>
  value === 'true' ? true : value === 'false' ? false : undefined

export const parseAmount = (value: string | undefined) => (value ? Number(value) : undefined)

/** Equal queries must have equal args, since RTK Query caches by them. */
export function omitUndefined<T extends object>(args: T): T {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) as T
}
