const signInPaths = ['/login', '/register']

/** Stands for our own origin, whatever it is. */
const base = 'https://shop.invalid'

function textOf(from: unknown): string | undefined {
  if (typeof from === 'string') return from
  if (typeof from !== 'object' || from === null) return undefined
  const part = (name: string) => {
    const value: unknown = Reflect.get(from, name)
    return typeof value === 'string' ? value : ''
  }
  return part('pathname') + part('search') + part('hash')
}

/**
 * Where to go after signing in: where the person came from, which is `from` in the location's state, a path or a location;
 * never another site, nor the login itself.
 */
export function returnPathOf(state: unknown): string {
  const from = textOf(
    typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined,
  )
  if (!from?.startsWith('/') || !URL.canParse(from, base)) return '/'
  const { origin, pathname, search, hash } = new URL(from, base)
  // An address such as `/\host` or `/.//host` leads elsewhere only once it has been read.
  if (origin !== base || pathname.startsWith('//') || signInPaths.includes(pathname)) return '/'
  return pathname + search + hash
}
