import type { CallContext } from '../../../api'
import { getLoadedAuth } from '../../../entities/auth'

export const callContext: CallContext = {
  identityToken: async () => (await getLoadedAuth())?.idToken(),
}
