import { createHash, randomBytes } from 'node:crypto'

export type Role = 'admin' | 'user'

/** Who is calling, read afresh on each call. */
export type Session = {
  userId: string
  identityUid: string
  email: string
  role: Role
}

/** 256 bits that nobody can guess. */
export const createToken = () => randomBytes(32).toString('base64url')

/** What is kept of a token: it finds the session and opens none. */
export const toSessionKey = (token: string) => createHash('sha256').update(token).digest('hex')
