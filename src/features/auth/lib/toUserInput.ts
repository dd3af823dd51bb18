import { isPictureUrl } from '../../../../shop/pictures'
import type { FirebaseUser } from '../../../entities/auth'

const fallbackName = 'anonymous'
const fallbackPhoto = '/images/avatar.svg'
const maxNameLength = 100

/** The user as the server stores it. Firebase accepts names and pictures that the server rejects. */
export function toUserInput({ email, displayName, photoURL, timestamp }: FirebaseUser) {
  const name = [...(displayName ?? '').trim()].slice(0, maxNameLength).join('').trim()
  return {
    name: name || fallbackName,
    email,
    photo: photoURL && isPictureUrl(photoURL) ? photoURL : fallbackPhoto,
    timestamp,
  }
}
