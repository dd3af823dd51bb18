/** One of what a call takes; undefined for everything else that an address can hold. */
export function oneOf<T extends string>(
  choices: readonly T[],
  text: string | undefined,
): T | undefined {
  return choices.find((choice) => choice === text)
}

/** The filters of yes or no. */
export const flagOf = (text: string | undefined) =>
  text === 'true' ? true : text === 'false' ? false : undefined

export const amountOf = (text: string | undefined) => (text ? Number(text) : undefined)

/** A call without what is not asked, so that the same question has one answer in the cache. */
export function withoutUndefined<T extends object>(call: T): T {
  return Object.fromEntries(Object.entries(call).filter(([, value]) => value !== undefined)) as T
}
