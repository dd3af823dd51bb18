import { createHash } from 'node:crypto'

/** A source of a content security policy that allows one inline style or script. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
