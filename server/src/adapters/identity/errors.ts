/** The token proves nothing: whoever sent it has to sign in. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError'
}

/** Nothing can be said about the token now, since the identity service can't be asked. */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError'
}

/** The account stays as it is, since this shop was given no right to change accounts. */
export class AccountRightsMissingError extends Error {
  override readonly name = 'AccountRightsMissingError'

  constructor() {
    super(
      'Identity accounts can only be disabled with GOOGLE_APPLICATION_CREDENTIALS set to a service account.',
    )
  }
}
