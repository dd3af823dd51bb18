/** The system's name for what went wrong, like ENOENT. Errors of Node itself need not be our `Error`. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
