import { getField } from '@/shared/lib/getField'

const signInPaths = ['/login', '/register']

/** Stands for our own origin, whatever it is. */
const base = 'https://shop.invalid'

function textOf(from: unknown): string {
  if (typeof from === 'string') return from
  const part = (name: string) => {
    const value = getField(from, name)
    return typeof value === 'string' ? value : ''
  }
  return part('pathname') + part('search') + part('hash')
}

/** For the page that required the sign-in: what the visitor was about to do there. */
export function getReturnState(state: unknown) {
  const intent = getField(state, 'intent')
  return intent === undefined ? null : { intent }
}

/**
 * The path to go to after signing in: `from` in the location's state, which is a path or a location. Never another site or the
 * login page.
 */
export function getReturnPath(state: unknown): string {
  const from = textOf(getField(state, 'from'))
  if (!from.startsWith('/') || !URL.canParse(from, base)) return '/'
  const { origin, pathname, search, hash } = new URL(from, base)
  // `/\host` and `/.//host` lead to another host only after URL parsing.
  if (origin !== base || pathname.startsWith('//') || signInPaths.includes(pathname)) return '/'
  return pathname + search + hash
}
