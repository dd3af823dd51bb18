export type { Identity } from './claims'
export { createAccountDisabler, type DisableAccount } from './createAccountDisabler'
export {
  createIdentityVerifier,
  type IdentityConfig,
  type IdentityVerifier,
} from './createIdentityVerifier'
export { AccountRightsMissingError, IdentityUnavailableError, InvalidTokenError } from './errors'
