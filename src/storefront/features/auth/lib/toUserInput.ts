import type { SessionUser } from '@/api'
import { isPictureUrl } from '@/common/pictures'
import type { FirebaseUser } from '@/entities/auth/lib/firebaseAuth'
import { language } from '@/shared/lib/language'
import { fallbackName, fallbackPhoto } from '@/shop/fallbackUser'

const maxNameLength = 100

/** The user as the server stores it: what the user has saved in the shop, else what Firebase has. */
export function toUserInput(
  { email, displayName, photoURL, timestamp }: FirebaseUser,
  user: SessionUser | null,
) {
  const givenName = user?.displayName ?? displayName ?? ''
  const name = [...givenName.trim()].slice(0, maxNameLength).join('').trim()
  const photo = user?.photoURL ?? photoURL
  return {
    name: name || fallbackName,
    email,
    photo: photo && isPictureUrl(photo) ? photo : fallbackPhoto,
    timestamp,
    language,
  }
}
