import { createHash, randomBytes } from 'node:crypto'

export type Role = 'admin' | 'user'

/** The signed-in user, read from the database on each request. */
export type Session = {
  userId: string
  identityUid: string
  email: string
  role: Role
  /** The session outlives the browser. */
  isRemembered: boolean
  /** A remembered session was not renewed today. */
  isRenewalDue: boolean
}

/** 256 random bits. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Hash of the token: identifies the session, but cannot open it. Only the hash is stored. */
export const toSessionKey = (token: string) => createHash('sha256').update(token).digest('hex')
