import type { CallContext } from '@/api'
import { getLoadedAuth } from '../lib/loadFirebaseAuth'

export const callContext: CallContext = {
  identityToken: async () => (await getLoadedAuth())?.idToken(),
}
