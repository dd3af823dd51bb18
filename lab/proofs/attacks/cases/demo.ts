import assert from 'node:assert/strict'
import { UnsecuredJWT } from 'jose'
import { type AttackClass, attack, expectReply, requests } from '../attack'
import type { Headers } from '../client'
import { claimsOf } from '../identityService'

const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp'

/** What shows that a demo is asked by others than its own machine: through a proxy (A14), or under another name (DNS rebinding). */
const exposed: Headers[] = [
  { 'x-forwarded-for': '8.8.8.8' },
  { forwarded: 'for=8.8.8.8' },
  { 'x-real-ip': '8.8.8.8' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: '127.0.0.2' },
  { host: '0.0.0.0' },
]

/** What only the owner of an identity project may call. */
const ofOwners = [
  '/identitytoolkit.googleapis.com/../emulator/openapi.json',
  '/identitytoolkit.googleapis.com/%2e%2e/emulator/v1/projects',
  '/identitytoolkit.googleapis.com/..%2f..%2fx',
  '/emulator/v1/projects/demo-jontro/accounts',
  '/identitytoolkit.googleapis.com/v1/projects/demo-jontro/accounts:update',
]

const ofDemos = [
  signUp,
  '/securetoken.googleapis.com/v1/token',
  '/emulator/action',
  '/emulator/auth/handler',
  '/emulator/mails',
  '/docs/json',
]

export const demo: AttackClass = {
  title: 'a demo, and what only a demo has',
  attacks: [
    ...exposed.map((headers) =>
      attack(`a demo, asked with ${JSON.stringify(headers)}`, async ({ startDemo }) => {
        const client = await startDemo()
        const caller = client.caller(headers)
        for (const path of ['/', '/api/new-arrival', signUp, '/uploads/x.webp'])
          expectReply(await caller.get(path), '421')
        expectReply(await caller.post(signUp, {}), '421')
      }),
    ),
    attack('the identity stand-in, called as its owner (L12)', async ({ startDemo }) => {
      const client = await startDemo()
      const caller = client.caller({ authorization: 'Bearer owner' })
      for (const path of ofOwners) {
        expectReply(await caller.get(path), '400|404')
        expectReply(await caller.delete(path), '400|404|415')
        expectReply(await caller.post(path, { localId: 'x' }), '400|404')
      }
    }),
    attack('the identity stand-in, called by another site', async ({ startDemo }) => {
      const client = await startDemo()
      const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
      for (const path of [signUp, '/securetoken.googleapis.com/v1/token', '/emulator/action'])
        expectReply(await client.caller().post(path, 'a=b', headers), '403 cross_site')
    }),
    attack('an unsigned token, in a demo', async ({ startDemo }) => {
      const client = await startDemo()
      const email = 'demo@mail.example'
      const ofDemo = { aud: 'demo-jontro', iss: 'https://securetoken.google.com/demo-jontro' }
      const token = new UnsecuredJWT(claimsOf(email, ofDemo)).encode()
      const authorization = `Bearer ${token}`
      expectReply(
        await client.caller().post('/jwt', { email }, { authorization }),
        '401 invalid_token',
      )
    }),
    attack(
      'the payment sandbox takes no form of another site, and no other host (L13)',
      async ({ gatewayUrl, names }) => {
        for (const type of ['application/x-www-form-urlencoded', 'text/plain']) {
          const response = await fetch(`${gatewayUrl}/sandbox/settle`, {
            method: 'POST',
            body: `tran_id=${names.tranId}`,
            headers: { 'content-type': type, origin: 'https://evil.example' },
          })
          assert.equal(response.status, 415)
        }
      },
    ),
    ...requests(
      'what a live shop does not have',
      { expect: '404', headers: { accept: 'application/json' } },
      ofDemos.flatMap((path) => [`GET ${path}`, `POST ${path} {}`]),
    ),
    ...requests(
      'the pages of a live shop',
      { expect: '200', has: ['"mode":"live"'], lacks: ['demo-key', 'emulator":true'] },
      ['GET /'],
    ),
  ],
}
