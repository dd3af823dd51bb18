import { createHash } from 'node:crypto'

const hash = (userId: string, authTime: string) =>
  createHash('sha256').update(`event stream ${userId} ${authTime}`).digest('base64url').slice(0, 22)

/**
 * Identifies the event stream that all tabs of one sign-in share. The session token cannot: each tab opens its own session.
 * `authTime` is the time of the sign-in in seconds, equal in the identity tokens of all tabs.
 */
export const createStreamKey = (userId: string, authTime: number) =>
  `${authTime}-${hash(userId, String(authTime))}`

export function isStreamKeyOf(userId: string, streamKey: string): boolean {
  const authTime = streamKey.split('-', 1)[0] ?? ''
  return streamKey === `${authTime}-${hash(userId, authTime)}`
}
