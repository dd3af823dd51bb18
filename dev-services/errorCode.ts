/** The system's error code, such as ENOENT. In Jest, errors of Node are not instances of the test's `Error`. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}
