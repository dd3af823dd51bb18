export { createAccountDisabler } from './createAccountDisabler'
export { createAccountFinder } from './createAccountFinder'
export { createIdentityVerifier } from './createIdentityVerifier'
export { AccountRightsMissingError, IdentityUnavailableError, InvalidTokenError } from './errors'
