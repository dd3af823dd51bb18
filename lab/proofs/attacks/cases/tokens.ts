import assert from 'node:assert/strict'
import type { JWTPayload } from 'jose'
import { type AttackClass, attack, expectReply, refuse } from '../attack'
import { claimsOf, now } from '../identityService'
import { listedAdmin, type Target } from '../target'
import { sessionTables } from './tables'

const email = 'forkful@mail.example'

/** Everything that is signed by the right key, but not meant for this shop, this user or this moment. */
const wrongClaims: Record<string, JWTPayload> = {
  // L9: the tolerance was 30 seconds.
  'that expired ten seconds ago (L9)': { exp: now() - 10 },
  'that is not valid yet': { nbf: now() + 600 },
  'of another project': { aud: 'another' },
  'for several projects': { aud: ['another', 'third'] },
  'by another issuer': { iss: 'https://securetoken.google.com/another' },
  'by Google sign-in itself': { iss: 'https://accounts.google.com' },
  'of another shop': { aud: 'other', iss: 'https://securetoken.google.com/other' },
  'with a sign-in as text': { auth_time: 'yesterday' },
  'with an e-mail that is a list': { email: [email] },
  // `toLowerCase` makes a `k` of the Kelvin sign.
  'of an e-mail that only looks like another': { email: email.replace('k', '\u212A') },
}

const foreign =
  (header: object) =>
  ({ identity }: Target) =>
    identity.sign(claimsOf(email), header, identity.foreignKey)
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const forged: Record<string, (target: Target) => Promise<string> | string> = {
  'of 12 KB': () => 'a'.repeat(12_000),
  'of somebody else': ({ tokenFor, alice }) => tokenFor(alice.email),
  'whose signature was cut off': async ({ tokenFor }) =>
    (await tokenFor(email)).replace(/[^.]+$/, ''),
  'whose claims were exchanged': async ({ tokenFor }) =>
    (await tokenFor('other@mail.example')).replace(/\.[^.]+/, `.${encode(claimsOf(email))}`),
  'signed by a key of one’s own with the name of the real one': foreign({}),
  'that brings its own key (jwk)': (target) =>
    foreign({ jwk: target.identity.foreignKey.jwk })(target),
  'that names where its key is (jku, x5u)': foreign({
    jku: 'https://evil.example/keys',
    x5u: 'https://evil.example/cert',
  }),
  'with critical headers that nobody understands': async ({ identity, tokenFor }) =>
    (await tokenFor(email)).replace(
      /^[^.]+/,
      encode({ alg: 'RS256', kid: identity.key.kid, crit: ['x'], x: 1 }),
    ),
}

type Signed = { user: { role: string; photoURL: string | null } }

/** What a token of the right key says about its user, and what the shop does not take from it. */
const claimed: Record<string, { email: string; claims: JWTPayload }> = {
  ...Object.fromEntries(
    [false, 'true', 1, null].map((email_verified) => [
      `the e-mail of the configured admin, with ${JSON.stringify(email_verified)} for verified`,
      { email: listedAdmin, claims: { email_verified, sub: 'uid-impostor' } },
    ]),
  ),
  'a role and the claims of an admin': {
    email: 'claims@mail.example',
    claims: { role: 'admin', admin: true, picture: 'javascript:alert(1)' },
  },
}

export const tokens: AttackClass = {
  title: 'forged, expired, foreign and unsigned ID tokens',
  attacks: [
    attack(
      'the right token opens a session (or none of the others proves anything)',
      async ({ exchange, tokenFor }) =>
        expectReply(await exchange(email, await tokenFor(email)), '200'),
      sessionTables,
    ),
    ...Object.entries(wrongClaims).map(([what, changes]) =>
      refuse(`a token ${what}`, '401 invalid_token', async ({ exchange, tokenFor }) =>
        exchange(email, await tokenFor(email, changes)),
      ),
    ),
    ...Object.entries(forged).map(([what, forge]) =>
      refuse(`a token ${what}`, '401 invalid_token', async (target) =>
        target.exchange(email, await forge(target)),
      ),
    ),
    refuse('a token as a session cookie', '401 unauthenticated', async (target) => {
      const cookie = `jontro_session=${await target.tokenFor(target.alice.email)}`
      return target.anonymous.get('/api/my-cart', { cookie })
    }),
    refuse('a token as the bearer of a call', '401 unauthenticated', async (target) => {
      const authorization = `Bearer ${await target.tokenFor(target.admin.email)}`
      return target.anonymous.get('/api/all-users', { authorization })
    }),
    refuse(
      'somebody else’s e-mail, verified, with another identity',
      '409 email_taken',
      async ({ exchange, alice, tokenFor }) =>
        exchange(alice.email, await tokenFor(alice.email, { sub: 'uid-of-somebody-else' })),
    ),
    refuse(
      'a token from before the e-mail was verified',
      '401 invalid_token',
      async ({ exchange, alice, tokenFor }) =>
        exchange(alice.email, await tokenFor(alice.email, { email_verified: false })),
    ),
    ...Object.entries(claimed).map(([what, { email: who, claims }]) =>
      attack(
        what,
        async ({ exchange, tokenFor }) => {
          const reply = expectReply(await exchange(who, await tokenFor(who, claims)), '200')
          const { user } = reply.json<Signed>()
          assert.deepEqual([user.role, user.photoURL], ['user', null])
        },
        sessionTables,
      ),
    ),
    refuse('a NUL character in a token', '422 invalid', async ({ exchange, tokenFor }) =>
      exchange('nul@mail.example', await tokenFor('nul@mail.example', { name: 'a\0b' })),
    ),
  ],
}
