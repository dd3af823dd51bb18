import assert from 'node:assert/strict'
import { exportSPKI, SignJWT, UnsecuredJWT } from 'jose'
import { type AttackClass, attack, expectReply, refuse, refuseEach } from '../attack'
import { claimsOf, now, project } from '../identityService'
import { listedAdmin } from '../target'

const email = 'forged@mail.example'
const signedIn = ['users', 'sessions']

/** Everything that is signed by the right key, but not meant for this shop, this user or this moment. */
const wrongClaims: Record<string, Record<string, unknown>> = {
  'that expired a minute ago': { exp: now() - 60 },
  // L9: the tolerance was 30 seconds.
  'that expired ten seconds ago (L9)': { exp: now() - 10 },
  'that never expires': { exp: undefined },
  'of another project': { aud: 'another' },
  'for several projects': { aud: ['another', 'third'] },
  'by another issuer': { iss: 'https://securetoken.google.com/another' },
  'by Google sign-in itself': { iss: 'https://accounts.google.com' },
  'that names nobody': { sub: '' },
  'with a subject of 129 characters': { sub: 'x'.repeat(129) },
  'issued in the future': { iat: now() + 600 },
  'of a sign-in in the future': { auth_time: now() + 600 },
  'without a sign-in': { auth_time: undefined },
  'with a sign-in as text': { auth_time: 'yesterday' },
  'without e-mail': { email: undefined },
  'with an e-mail that is a list': { email: [email] },
  'with an e-mail that is an object': { email: { toLowerCase: email } },
  'that is not valid yet': { nbf: now() + 600 },
}

const malformed: Record<string, string> = {
  'that is empty': '',
  'of one part': 'abc',
  'of three empty parts': '..',
  'that says null': 'null',
  'of 12 KB': 'a'.repeat(12_000),
  'with a slash': '../../etc/passwd',
}

export const tokens: AttackClass = {
  title: 'forged, expired, foreign and unsigned ID tokens',
  attacks: [
    attack(
      'the right token opens a session (or none of the others proves anything)',
      async ({ exchange, tokenFor }) => {
        expectReply(await exchange(email, await tokenFor(email)), '200')
      },
      signedIn,
    ),
    ...refuseEach(
      wrongClaims,
      (label) => `a token ${label}`,
      '401 invalid_token',
      async (target, changes) => target.exchange(email, await target.tokenFor(email, changes)),
    ),
    ...refuseEach(
      malformed,
      (label) => `a token ${label}`,
      '401 invalid_token',
      ({ exchange }, token) => exchange(email, token),
    ),
    refuse('a token without signature', '401 invalid_token', ({ exchange }) =>
      exchange(email, new UnsecuredJWT(claimsOf(email)).encode()),
    ),
    refuse(
      'a token whose signature was cut off',
      '401 invalid_token',
      async ({ exchange, tokenFor }) =>
        exchange(email, (await tokenFor(email)).replace(/[^.]+$/, '')),
    ),
    refuse(
      'a token whose claims were exchanged',
      '401 invalid_token',
      async ({ exchange, tokenFor }) => {
        const [header, , signature] = (await tokenFor('other@mail.example')).split('.')
        const claims = Buffer.from(JSON.stringify(claimsOf(email))).toString('base64url')
        return exchange(email, `${header}.${claims}.${signature}`)
      },
    ),
    refuse(
      'a token signed by a key of one’s own with the name of the real one',
      '401 invalid_token',
      async ({ exchange, identity }) =>
        exchange(email, await identity.sign(claimsOf(email), {}, identity.foreignKey)),
    ),
    refuse(
      'a token signed by an unknown key',
      '401 invalid_token',
      async ({ exchange, identity }) =>
        exchange(
          email,
          await identity.sign(claimsOf(email), { kid: 'key-9' }, identity.foreignKey),
        ),
    ),
    refuse(
      'a token that brings its own key (jwk)',
      '401 invalid_token',
      async ({ exchange, identity }) =>
        exchange(
          email,
          await identity.sign(
            claimsOf(email),
            { jwk: identity.foreignKey.jwk },
            identity.foreignKey,
          ),
        ),
    ),
    refuse(
      'a token that names where its key is (jku, x5u)',
      '401 invalid_token',
      async ({ exchange, identity }) =>
        exchange(
          email,
          await identity.sign(
            claimsOf(email),
            { jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert' },
            identity.foreignKey,
          ),
        ),
    ),
    refuse(
      'a token that does not name its key, where there are two',
      '401 invalid_token',
      async ({ exchange, identity }) =>
        exchange(
          email,
          await identity.sign(claimsOf(email), { kid: undefined }, identity.foreignKey),
        ),
    ),
    refuse(
      'a token with the public key as the secret (HS256)',
      '401 invalid_token',
      async ({ exchange, identity }) => {
        const secret = new TextEncoder().encode(await exportSPKI(identity.key.publicKey))
        const token = await new SignJWT(claimsOf(email))
          .setProtectedHeader({ alg: 'HS256', kid: identity.key.kid })
          .sign(secret)
        return exchange(email, token)
      },
    ),
    refuse(
      'a token with critical headers that nobody understands',
      '401 invalid_token',
      async ({ exchange, identity }) => {
        const token = await identity.sign(claimsOf(email))
        const header = { alg: 'RS256', kid: identity.key.kid, crit: ['x'], x: 1 }
        return exchange(
          email,
          token.replace(/^[^.]+/, Buffer.from(JSON.stringify(header)).toString('base64url')),
        )
      },
    ),
    refuse(
      'the token of somebody else, for my e-mail',
      '401 invalid_token',
      async ({ exchange, alice, tokenFor }) =>
        exchange('eve@mail.example', await tokenFor(alice.email)),
    ),
    refuse('no token at all', '401 invalid_token', ({ anonymous }) =>
      anonymous.post('/jwt', { email }),
    ),
    refuse('a password in place of a token', '401 invalid_token', ({ anonymous }) =>
      anonymous.post('/jwt', { email }, { authorization: `Basic ${btoa(`${email}:secret`)}` }),
    ),
    refuse(
      'a token as a session cookie',
      '401 unauthenticated',
      async ({ anonymous, alice, tokenFor }) =>
        anonymous.get('/api/my-cart', { cookie: `jontro_session=${await tokenFor(alice.email)}` }),
    ),
    attack('a token as the bearer of a call', async ({ anonymous, admin, tokenFor }) => {
      const authorization = `Bearer ${await tokenFor(admin.email)}`
      expectReply(await anonymous.get('/api/all-users', { authorization }), '401 unauthenticated')
    }),
    refuse(
      'an old token after the password was changed (L3)',
      '401 invalid_token',
      async ({ exchange, identity, tokenFor }) => {
        identity.accounts.set('uid-revoked@mail.example', { isRevoked: true })
        return exchange('revoked@mail.example', await tokenFor('revoked@mail.example'))
      },
      ['users'],
    ),
    attack(
      'old sessions after the password was changed (L3)',
      async ({ client, exchange, identity, tokenFor }) => {
        const who = 'changed@mail.example'
        const before = await exchange(
          who,
          await tokenFor(who, { iat: now() - 100, auth_time: now() - 100 }),
        )
        const cookie = expectReply(before, '200').headers['set-cookie']?.[0]?.split(';')[0] ?? ''
        const stolen = client.caller({ cookie })
        expectReply(await stolen.get('/api/my-cart'), '200')
        identity.accounts.set(`uid-${who}`, { validSince: String(now() - 20) })
        expectReply(
          await exchange(who, await tokenFor(who, { iat: now() - 5, auth_time: now() - 5 })),
          '200',
        )
        expectReply(await stolen.get('/api/my-cart'), '401 unauthenticated')
      },
      signedIn,
    ),
    attack('a token of a deleted user', async ({ exchange, deleted, tokenFor, takeErrors }) => {
      expectReply(
        await exchange(deleted.email, await tokenFor(deleted.email)),
        '401 account_deleted',
      )
      // This shop has no rights to disable accounts, which it reports.
      assert.match(takeErrors().join(''), /AccountRightsMissingError/)
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
    ...[false, 'true', 1, null].map((email_verified) =>
      attack(
        `the e-mail of the configured admin, with ${JSON.stringify(email_verified)} for verified`,
        async ({ exchange, tokenFor }) => {
          const token = await tokenFor(listedAdmin, { email_verified, sub: 'uid-impostor' })
          const { user } = expectReply(await exchange(listedAdmin, token), '200').json<{
            user: { role: string }
          }>()
          assert.equal(user.role, 'user')
        },
        signedIn,
      ),
    ),
    refuse(
      'an e-mail that only looks like another when it is lower-cased (Kelvin sign)',
      '401 invalid_token',
      async ({ exchange, tokenFor }) =>
        exchange('kate@mail.example', await tokenFor('\u212Aate@mail.example')),
    ),
    attack(
      'a role, an ID and other users’ claims in a token',
      async ({ exchange, tokenFor, admin }) => {
        const who = 'claims@mail.example'
        const token = await tokenFor(who, {
          role: 'admin',
          admin: true,
          user_id: admin.id,
          _id: admin.id,
        })
        const { user } = expectReply(await exchange(who, token), '200').json<{
          user: { role: string; id: string }
        }>()
        assert.equal(user.role, 'user')
        assert.notEqual(user.id, admin.id)
      },
      signedIn,
    ),
    attack(
      'a picture that is a script, and a name of markup, in a token',
      async ({ exchange, tokenFor }) => {
        const who = 'picture@mail.example'
        const token = await tokenFor(who, {
          picture: 'javascript:alert(1)',
          name: 'x'.repeat(5000),
        })
        const { user } = expectReply(await exchange(who, token), '200').json<{
          user: { photoURL: string | null; displayName: string }
        }>()
        assert.equal(user.photoURL, null)
        assert.equal(user.displayName.length, 100)
      },
      signedIn,
    ),
    refuse(
      'a NUL character in the name of a token',
      '422 invalid',
      async ({ exchange, tokenFor }) =>
        exchange('nul@mail.example', await tokenFor('nul@mail.example', { name: 'a\0b' })),
    ),
    refuse(
      'a NUL character in the subject of a token',
      '422 invalid',
      async ({ exchange, tokenFor }) =>
        exchange('nul@mail.example', await tokenFor('nul@mail.example', { sub: 'a\0b' })),
    ),
    refuse(
      'a token for another shop of the same service',
      '401 invalid_token',
      async ({ exchange, identity }) =>
        exchange(
          email,
          await identity.sign({
            ...claimsOf(email),
            iss: 'https://securetoken.google.com/other',
            aud: 'other',
          }),
        ),
    ),
    attack('the project’s name in the wrong case', async ({ exchange, tokenFor }) => {
      expectReply(
        await exchange(email, await tokenFor(email, { aud: project.toUpperCase() })),
        '401 invalid_token',
      )
    }),
  ],
}
