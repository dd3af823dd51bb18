import { createHash } from 'node:crypto'

/** Identifies the event stream that all tabs of one session share. Does not open the session. */
export const toStreamKey = (sessionKey: string) =>
  createHash('sha256').update(`event stream ${sessionKey}`).digest('base64url').slice(0, 22)
