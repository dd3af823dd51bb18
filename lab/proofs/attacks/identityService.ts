import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export const project = 'jontro-attacked'

/** Where the server looks for the keys and accounts of a real project. */
const keysHost = 'www.googleapis.com'
const accountsHost = 'identitytoolkit.googleapis.com'

async function createKey(kid: string) {
  const pair = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }
  return { ...pair, kid, jwk }
}

export type Key = Awaited<ReturnType<typeof createKey>>

type Account = { isRevoked?: boolean; validSince?: string; createdAt?: string }

/** Sends calls to the identity service to `url`; no other host outside of this machine is ever called. */
function redirectCalls(url: string): () => void {
  const send = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input)
    if ([keysHost, accountsHost].includes(address.host)) {
      return send(new URL(address.pathname, url), init)
    }
    if (!['localhost', '127.0.0.1'].includes(address.hostname)) {
      return Promise.reject(new Error(`${address.host} is not called by tests`))
    }
    return send(input, init)
  }
  return () => {
    globalThis.fetch = send
  }
}

export const now = () => Math.floor(Date.now() / 1000)

export const claimsOf = (email: string, changes: JWTPayload = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: `uid-${email}`,
  iat: now() - 10,
  exp: now() + 3600,
  auth_time: now() - 10,
  email,
  email_verified: true,
  ...changes,
})

/** Keys and accounts as the identity service of a real project publishes them. Like Google, it has two keys. */
export async function startIdentityService() {
  const [key, secondKey] = [await createKey('key-1'), await createKey('key-2')]
  const foreignKey = await createKey('key-1')
  const accounts = new Map<string, Account>()

  function lookUp(idToken: string) {
    const [, payload = ''] = idToken.split('.')
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }
    const { isRevoked, ...account } = accounts.get(sub) ?? {}
    return isRevoked
      ? { status: 400, body: { error: { message: 'TOKEN_EXPIRED' } } }
      : { status: 200, body: { users: [{ localId: sub, ...account }] } }
  }

  const server = createServer((request, response) => {
    const reply = ({ status, body }: { status: number; body: object }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.method === 'GET') {
      reply({ status: 200, body: { keys: [key.jwk, secondKey.jwk] } })
      return
    }
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => reply(lookUp((JSON.parse(text) as { idToken: string }).idToken)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const restore = redirectCalls(`http://127.0.0.1:${address.port}`)

  return {
    key,
    foreignKey,
    accounts,
    sign: (claims: JWTPayload, header: object = {}, by: Key = key) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: by.kid, ...header })
        .sign(by.privateKey),
    async close() {
      restore()
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

export type IdentityService = Awaited<ReturnType<typeof startIdentityService>>
