import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)
const keyLength = 32

/** Salt and hash, as one text. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}$${(await derive(password, salt, keyLength)).toString('base64')}`
}

export async function isPassword(password: string, hashed = ''): Promise<boolean> {
  const [salt = '', hash = ''] = hashed.split('$').map((part) => Buffer.from(part, 'base64'))
  if (hash.length !== keyLength) return false
  return timingSafeEqual(await derive(password, Buffer.from(salt), keyLength), Buffer.from(hash))
}
