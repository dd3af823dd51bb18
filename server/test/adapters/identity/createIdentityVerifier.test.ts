import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose'

import {
  createIdentityVerifier,
  IdentityUnavailableError,
  InvalidTokenError,
} from '../../../src/adapters/identity'

const PROJECT = 'jontro-real'
const ISSUER = `https://securetoken.google.com/${PROJECT}`
const now = () => Math.floor(Date.now() / 1000)

type Key = Awaited<ReturnType<typeof makeKey>>

async function makeKey(kid: string) {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }
  return { ...pair, kid, jwk }
}

let key: Key
let published: JWK[]
let keysStatus: number
let server: Server
let url: URL

beforeAll(async () => {
  key = await makeKey('first')
  server = createServer((_request, response) => {
    response.writeHead(keysStatus, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: published }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
})

afterAll(() => server.close())

beforeEach(() => {
  published = [key.jwk]
  keysStatus = 200
})

const realVerifier = (cooldown = 0) =>
  createIdentityVerifier({ projectId: PROJECT }, { url, cooldown })

const claims = (changes: Record<string, unknown> = {}) => ({
  iss: ISSUER,
  aud: PROJECT,
  sub: 'uid-1',
  iat: now() - 10,
  exp: now() + 3600,
  auth_time: now() - 10,
  email: 'a@example.com',
  email_verified: true,
  name: 'A',
  ...changes,
})

const sign = (changes?: Record<string, unknown>, by = key) =>
  new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', kid: by.kid }).sign(by.privateKey)

test('returns the claims of a valid token', async () => {
  const identity = await realVerifier().verify(await sign())
  expect(identity).toEqual({
    uid: 'uid-1',
    email: 'a@example.com',
    emailVerified: true,
    name: 'A',
    picture: undefined,
    issuedAt: expect.any(Number),
  })
})

test('treats an e-mail as verified only if email_verified is true', async () => {
  const identity = await realVerifier().verify(await sign({ email_verified: 'true' }))
  expect(identity.emailVerified).toBe(false)
})

test.each<[string, Record<string, unknown>]>([
  ['has expired', { exp: now() - 60 }],
  ['expired ten seconds ago', { exp: now() - 10 }],
  ['never expires', { exp: undefined }],
  ['is for another project', { aud: 'another' }],
  ['comes from another issuer', { iss: 'https://securetoken.google.com/another' }],
  ['names nobody', { sub: '' }],
  ['has no subject', { sub: undefined }],
  ['has a subject that is too long', { sub: 'x'.repeat(129) }],
  ['was issued in the future', { iat: now() + 600 }],
  ['has no time of issue', { iat: undefined }],
  ['knows of a sign-in in the future', { auth_time: now() + 600 }],
  ['knows of no sign-in', { auth_time: undefined }],
  ['has no e-mail address', { email: undefined }],
  ['has an e-mail that becomes another in lower case', { email: '\u212Aate@example.com' }],
])('rejects a token that %s', async (_what, changes) => {
  await expect(realVerifier().verify(await sign(changes))).rejects.toThrow(InvalidTokenError)
})

test('tolerates clocks that differ by seconds', async () => {
  const token = await sign({ iat: now() + 10, auth_time: now() + 10 })
  await expect(realVerifier().verify(token)).resolves.toMatchObject({ uid: 'uid-1' })
})

test('rejects a signature by an unpublished key', async () => {
  const stranger = await makeKey('stranger')
  const impostor = await makeKey('first')
  await expect(realVerifier().verify(await sign({}, stranger))).rejects.toThrow(InvalidTokenError)
  await expect(realVerifier().verify(await sign({}, impostor))).rejects.toThrow(InvalidTokenError)
})

test('rejects a token that does not name which of the published keys signed it', async () => {
  published = [key.jwk, (await makeKey('second')).jwk]
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'RS256' })
    .sign((await makeKey('stranger')).privateKey)
  await expect(realVerifier().verify(token)).rejects.toThrow(InvalidTokenError)
})

test('rejects a public key used as the secret of another algorithm', async () => {
  const secret = new TextEncoder().encode(JSON.stringify(key.jwk))
  const token = await new SignJWT(claims())
    .setProtectedHeader({ alg: 'HS256', kid: key.kid })
    .sign(secret)
  await expect(realVerifier().verify(token)).rejects.toThrow(InvalidTokenError)
})

test('rejects an unsigned token', async () => {
  const token = new UnsecuredJWT(claims()).encode()
  await expect(realVerifier().verify(token)).rejects.toThrow(InvalidTokenError)
})

test.each(['', 'abc', 'a.b.c', '..', 'null'])('rejects %j as token', async (text) => {
  await expect(realVerifier().verify(text)).rejects.toThrow(InvalidTokenError)
})

test('finds a key that was published later', async () => {
  const verifier = realVerifier()
  await verifier.verify(await sign())
  const next = await makeKey('next')
  published = [next.jwk]
  await expect(verifier.verify(await sign({}, next))).resolves.toMatchObject({ uid: 'uid-1' })
})

test('does not fetch keys again for each unknown key', async () => {
  const verifier = realVerifier(30_000)
  await verifier.verify(await sign())
  keysStatus = 500
  const stranger = await makeKey('stranger')
  await expect(verifier.verify(await sign({}, stranger))).rejects.toThrow(InvalidTokenError)
})

test.each([500, 404])(
  'throws IdentityUnavailableError if the keys respond with %d',
  async (status) => {
    keysStatus = status
    await expect(realVerifier().verify(await sign())).rejects.toThrow(IdentityUnavailableError)
  },
)

test('throws IdentityUnavailableError if the keys cannot be reached', async () => {
  const fetch = async () => Promise.reject(new TypeError('fetch failed'))
  const verifier = createIdentityVerifier({ projectId: PROJECT }, { fetch })
  await expect(verifier.verify(await sign())).rejects.toThrow(IdentityUnavailableError)
})

describe('with the key of the stand-in', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const verifier = createIdentityVerifier({ projectId: PROJECT, publicKey })
  const signByStandIn = (changes = {}) =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)

  test('accepts the tokens that it signed', async () => {
    await expect(verifier.verify(await signByStandIn())).resolves.toMatchObject({ uid: 'uid-1' })
  })

  test.each<[string, Record<string, unknown>]>([
    ['has expired', { exp: now() - 60 }],
    ['is for another project', { aud: 'another' }],
    ['comes from another issuer', { iss: 'https://accounts.example' }],
    ['has no subject', { sub: undefined }],
    ['knows of a sign-in in the future', { auth_time: now() + 600 }],
  ])('rejects a token that %s', async (_what, changes) => {
    await expect(verifier.verify(await signByStandIn(changes))).rejects.toThrow(InvalidTokenError)
  })

  test('rejects tokens that are unsigned or signed by another key', async () => {
    const unsigned = new UnsecuredJWT(claims()).encode()
    await expect(verifier.verify(unsigned)).rejects.toThrow(InvalidTokenError)
    await expect(verifier.verify(await sign())).rejects.toThrow(InvalidTokenError)
  })
})
