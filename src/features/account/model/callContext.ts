import type { CallContext } from '../../../api'
import { identityInUse } from '../lib/loadIdentity'

export const callContext: CallContext = {
  identityToken: async () => (await identityInUse())?.idToken(),
}
