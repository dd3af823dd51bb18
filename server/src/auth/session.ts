import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Hash of the token: identifies the session, but cannot open it. Only the hash is stored. */
export const toSessionKey = (token: string) => createHash('sha256').update(token).digest('hex')
