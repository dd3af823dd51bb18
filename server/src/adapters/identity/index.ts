export { createAccountDisabler } from './createAccountDisabler'
export { createIdentityVerifier } from './createIdentityVerifier'
export { AccountRightsMissingError, IdentityUnavailableError, InvalidTokenError } from './errors'
