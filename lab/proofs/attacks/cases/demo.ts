import assert from 'node:assert/strict'
import { UnsecuredJWT } from 'jose'
import { sql } from 'kysely'
import { seedDemo } from '../../../../dev-services/demo-data/seed'
import { loadConfig } from '../../../../server/src/bootstrap/config'
import { markLive } from '../../../../server/src/db/shopMode'
import { freshDatabase } from '../../../../server/test/support/database'
import { type AttackClass, attack, check, expectReply, expectText } from '../attack'
import type { Headers } from '../client'
import { claimsOf } from '../identityService'

const forwarded: Headers[] = [
  { 'x-forwarded-for': '8.8.8.8' },
  { forwarded: 'for=8.8.8.8' },
  { 'x-real-ip': '8.8.8.8' },
  { 'x-forwarded-host': 'localhost' },
  { 'x-forwarded-proto': 'https' },
]

const unsignedToken = () =>
  new UnsecuredJWT({
    ...claimsOf('demo@mail.example'),
    aud: 'demo-jontro',
    iss: 'https://securetoken.google.com/demo-jontro',
  }).encode()

/** Settings that would show a demo with known passwords to others. */
const exposed: Record<string, NodeJS.ProcessEnv> = {
  'another host': { HOST: '0.0.0.0' },
  'a public address': { PUBLIC_URL: 'https://shop.example' },
  'a real gateway': { SSLCOMMERZ_STORE_ID: 'store', SSLCOMMERZ_STORE_PASSWORD: 'secret' },
  'a gateway without TLS': { SSLCOMMERZ_URL: 'http://gateway.example' },
  'all addresses in IPv6': { HOST: '::' },
}

export const demo: AttackClass = {
  title: 'a demo, and what only a demo has',
  attacks: [
    attack('a demo behind a proxy (A14)', async ({ startDemo }) => {
      const client = await startDemo()
      for (const headers of forwarded) {
        for (const path of [
          '/',
          '/api/new-arrival',
          '/identitytoolkit.googleapis.com/v1/accounts:signUp',
          '/uploads/x.webp',
        ]) {
          expectReply(await client.caller().get(path, headers), '421')
        }
      }
    }),
    attack('a demo under another name (DNS rebinding)', async ({ startDemo }) => {
      const client = await startDemo()
      for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.2', '0.0.0.0']) {
        expectReply(await client.caller().get('/', { host }), '421')
        expectReply(
          await client
            .caller()
            .post('/identitytoolkit.googleapis.com/v1/accounts:signUp', {}, { host }),
          '421',
        )
      }
    }),
    attack('the identity stand-in, called as its owner (L12)', async ({ startDemo }) => {
      const caller = (await startDemo()).caller({ authorization: 'Bearer owner' })
      for (const path of [
        '/identitytoolkit.googleapis.com/../emulator/openapi.json',
        '/identitytoolkit.googleapis.com/%2e%2e/emulator/v1/projects',
        '/identitytoolkit.googleapis.com/..%2f..%2fx',
        '/identitytoolkit.googleapis.com/v1/projects/demo-jontro/accounts:update',
        '/emulator/v1/projects/demo-jontro/accounts',
      ]) {
        const { status } = await caller.get(path)
        check([400, 404].includes(status), `${path}: ${status}`)
        check([400, 404, 415].includes((await caller.delete(path)).status))
        check([400, 404].includes((await caller.post(path, { localId: 'x' })).status))
      }
    }),
    attack('the identity stand-in, called by another site', async ({ startDemo }) => {
      const client = await startDemo()
      for (const path of [
        '/identitytoolkit.googleapis.com/v1/accounts:delete',
        '/securetoken.googleapis.com/v1/token',
        '/emulator/action',
      ]) {
        expectReply(
          await client
            .caller()
            .post(path, 'a=b', { origin: 'https://evil.example', 'content-type': 'text/plain' }),
          '403 cross_site',
        )
      }
    }),
    attack('an unsigned token, in a demo', async ({ startDemo }) => {
      const authorization = `Bearer ${unsignedToken()}`
      const caller = (await startDemo()).caller()
      const reply = await caller.post('/jwt', { email: 'demo@mail.example' }, { authorization })
      expectReply(reply, '401 invalid_token')
    }),
    ...Object.entries(exposed).map(([what, env]) =>
      attack(`a demo with ${what} does not start`, async ({ folder }) => {
        assert.throws(() => loadConfig(env, folder), { name: 'ConfigError' })
      }),
    ),
    attack('demo data in a shop that was live (A10)', async () => {
      const { db, drop } = await freshDatabase()
      try {
        await markLive(db)
        await assert.rejects(seedDemo(db), { name: 'ShopModeError' })
        const { rows } = await sql<{
          count: number
        }>`select count(*)::integer as count from users`.execute(db)
        assert.equal(rows[0]?.count, 0)
      } finally {
        await drop()
      }
    }),
    attack(
      'the payment sandbox takes no form of another site, and no other host (L13)',
      async ({ gatewayUrl, tranId }) => {
        for (const type of [
          'application/x-www-form-urlencoded',
          'text/plain',
          'multipart/form-data; boundary=x',
        ]) {
          const response = await fetch(`${gatewayUrl}/sandbox/settle`, {
            method: 'POST',
            body: `tran_id=${tranId}`,
            headers: { 'content-type': type, origin: 'https://evil.example' },
          })
          assert.equal(response.status, 415)
        }
      },
    ),
    attack('what a live shop does not have', async ({ anonymous }) => {
      for (const path of [
        '/identitytoolkit.googleapis.com/v1/accounts:signUp',
        '/securetoken.googleapis.com/v1/token',
        '/emulator/action',
        '/emulator/auth/handler',
        '/emulator/mails',
        '/docs',
        '/docs/json',
      ]) {
        for (const reply of [
          await anonymous.get(path, { accept: 'application/json' }),
          await anonymous.post(path, {}),
        ])
          assert.equal(reply.status, 404, path)
      }
      const { text } = expectReply(await anonymous.get('/'), '200')
      expectText(text, { has: ['"mode":"live"'], lacks: ['demo-key', 'emulator":true'] })
    }),
  ],
}
