import { createHash } from 'node:crypto'

const hash = (userId: string, authTime: string) =>
  createHash('sha256').update(`event stream ${userId} ${authTime}`).digest('base64url').slice(0, 22)

/**
 * Names the event stream that all tabs of one sign-in share. The session's token can't: each tab that loads opens a session of its
 * own. `authTime` is the moment of the sign-in in seconds, equal in the identity tokens of all these tabs.
 */
export const createStreamKey = (userId: string, authTime: number) =>
  `${authTime}-${hash(userId, String(authTime))}`

export function isStreamKeyOf(userId: string, streamKey: string): boolean {
  const authTime = streamKey.split('-', 1)[0] ?? ''
  return streamKey === `${authTime}-${hash(userId, authTime)}`
}
