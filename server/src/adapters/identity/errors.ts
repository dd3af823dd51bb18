/** The token is not valid; the user has to sign in again. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError'
}

/** The identity service cannot be reached, so the token can be neither accepted nor rejected. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError'
}

/** The shop has no credentials to change accounts. */
export class AccountRightsMissingError extends Error {
  override readonly name = 'AccountRightsMissingError'

  constructor() {
    super(
      'Identity accounts can only be disabled with GOOGLE_APPLICATION_CREDENTIALS set to a service account.',
    )
  }
}
