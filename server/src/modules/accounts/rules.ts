export const fallbackName = 'anonymous'
export const fallbackPhoto = '/images/avatar.svg'

const longestName = 100
const longestAddress = 2000
const safeAddress = /^https:\/\/[^\s"'<>\\]*$/
/** Sixteen digits reach further than any calendar. */
const endOf9999 = 253_402_300_799_999

/** The token of `Authorization: Bearer …`. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

export function nameFrom(given: string | undefined): string {
  return [...(given ?? '').trim()].slice(0, longestName).join('').trim() || fallbackName
}

/** What the identity service knows of a person, as far as our records take it. */
export function profileFrom({ name, picture }: { name?: string; picture?: string }) {
  const isUsable = picture && picture.length <= longestAddress && safeAddress.test(picture)
  return { name: nameFrom(name), photo: isUsable ? picture : fallbackPhoto }
}

export function momentFrom(milliseconds: string): Date {
  return new Date(Math.min(Number(milliseconds), endOf9999))
}
