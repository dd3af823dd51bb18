/** The Firebase SDK reads the code from the message. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
}

export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new IdentityError(message)
}
