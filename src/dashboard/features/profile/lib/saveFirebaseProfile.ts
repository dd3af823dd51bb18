import type { FirebaseProfile } from '@/entities/auth/lib/firebaseAuth'
import { getLoadedAuth } from '@/entities/auth/lib/loadFirebaseAuth'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'

let hasLogged = false

/**
 * Saves name and picture in the user's Firebase account too, unless the server does. The shop shows its own copy, so that a failure is
 * only logged.
 */
export async function saveFirebaseProfile(profile: FirebaseProfile): Promise<void> {
  if (runtimeConfig().identity.savesProfiles) return
  try {
    const isSaved = await (await getLoadedAuth())?.saveProfile(profile)
    if (isSaved || hasLogged) return
    hasLogged = true
    console.info(
      'The sign-in service keeps the old profile: the user did not sign in on this page.',
    )
  } catch (error) {
    console.error('The sign-in service has not saved the profile:', error)
  }
}
