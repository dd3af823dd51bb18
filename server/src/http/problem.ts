type ProblemOptions = {
  fieldErrors?: Record<string, string>
  details?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
}

/** An error that is shown to the caller, as `application/problem+json`. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly fieldErrors: Record<string, string> | undefined
  readonly details: Record<string, unknown> | undefined
  readonly headers: Record<string, string>

  constructor(
    readonly status: number,
    /** Stable: clients depend on it. */
    readonly code: string,
    message: string,
    { fieldErrors, details, headers = {}, cause }: ProblemOptions = {},
  ) {
    super(message, { cause })
    this.fieldErrors = fieldErrors
    this.details = details
    this.headers = headers
  }
}

export const unauthenticated = () => new Problem(401, 'unauthenticated', 'Please log in.')

export const forbidden = () => new Problem(403, 'forbidden', 'Only an admin can do this.')

export const notFound = (what: string) => new Problem(404, 'not_found', `${what} not found.`)

export const conflict = (code: string, message: string, details?: Record<string, unknown>) =>
  new Problem(409, code, message, { details })

export const invalid = (fieldErrors: Record<string, string>, message?: string) =>
  new Problem(
    422,
    'invalid',
    message ?? Object.values(fieldErrors)[0] ?? 'Some fields are wrong.',
    {
      fieldErrors,
    },
  )

export const unavailable = (message: string, cause?: unknown) =>
  new Problem(503, 'unavailable', message, { headers: { 'retry-after': '2' }, cause })
