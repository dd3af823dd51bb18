import type { CallContext } from '../../../api'
import { identityInUse } from '../../../entities/auth'

export const callContext: CallContext = {
  identityToken: async () => (await identityInUse())?.idToken(),
}
