import { isPictureUrl } from '../../../common/pictures'
import { fallbackName, fallbackPhoto } from '../../../shop/fallbackUser'

const maxNameLength = 100

/** Returns the token of `Authorization: Bearer …`. */
export function parseBearerToken(header: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
}

export function toDisplayName(given: string | undefined): string {
  return [...(given ?? '').trim()].slice(0, maxNameLength).join('').trim() || fallbackName
}

/** Name and photo from the identity token, with fallbacks. */
export function toProfile({ name, picture }: { name?: string; picture?: string }) {
  return {
    name: toDisplayName(name),
    photo: picture && isPictureUrl(picture) ? picture : fallbackPhoto,
  }
}
