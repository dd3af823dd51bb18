/** Each class is named as in its file. */
const classes: Record<string, string> = new Proxy(
  {},
  { get: (_target, name) => (typeof name === 'string' ? name : undefined) },
)

export default classes
