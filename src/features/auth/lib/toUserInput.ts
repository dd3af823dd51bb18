import { isPictureUrl } from '../../../../shop/pictures'
import type { Account } from '../../../entities/auth'

const fallbackName = 'anonymous'
const fallbackPhoto = '/images/avatar.svg'
const longestName = 100

/** What the shop records of whoever has signed in; the identity service takes names and pictures that the shop does not. */
export function toUserInput({ email, displayName, photoURL, timestamp }: Account) {
  const name = [...(displayName ?? '').trim()].slice(0, longestName).join('').trim()
  return {
    name: name || fallbackName,
    email,
    photo: photoURL && isPictureUrl(photoURL) ? photoURL : fallbackPhoto,
    timestamp,
  }
}
