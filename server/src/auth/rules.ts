import { isPictureUrl } from '../../../shop/pictures'

export const fallbackName = 'anonymous'
export const fallbackPhoto = '/images/avatar.svg'

const longestName = 100

/** The token of `Authorization: Bearer …`. */
export function bearerOf(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

export function nameFrom(given: string | undefined): string {
  return [...(given ?? '').trim()].slice(0, longestName).join('').trim() || fallbackName
}

/** What the identity service knows of a person, as far as our records take it. */
export function profileFrom({ name, picture }: { name?: string; picture?: string }) {
  return { name: nameFrom(name), photo: picture && isPictureUrl(picture) ? picture : fallbackPhoto }
}
