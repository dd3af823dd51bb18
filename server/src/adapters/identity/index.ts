export { type AccountEditor, createAccountEditor } from './createAccountEditor'
export { createAccountFinder } from './createAccountFinder'
export { createIdentityVerifier } from './createIdentityVerifier'
export { AccountRightsMissingError, IdentityUnavailableError, InvalidTokenError } from './errors'
