import type { FastifyBaseLogger } from 'fastify'
import { isPictureUrl } from '../../../common/pictures'
import { type Text, text } from '../../../common/text'
import {
  type AccountEditor,
  IdentityUnavailableError,
  InvalidTokenError,
} from '../adapters/identity'
import type { Handlers } from '../contract/types'
import { violatedConstraint, violatesRule } from '../db/errors'
import type { Database } from '../db/pool'
import { conflict, invalid, notFound, Problem, unauthenticated, unavailable } from '../http/problem'
import { isSameOriginScript } from '../http/security'
import { isSameEmail, toUser } from '../modules/users'
import { parseBearerToken, toDisplayName, toProfile } from './rules'
import type { SessionStore } from './sessionStore'
import {
  findIdentity,
  findProfile,
  findRole,
  recordSignIn,
  recordTokenCheck,
  type SignedIn,
  saveProfile,
} from './userStore'

/** Verified claims of an identity token. */
type Identity = {
  uid: string
  email: string
  emailVerified: boolean
  name?: string
  picture?: string
  /** When the token was issued, in seconds. */
  issuedAt: number
}

export type IdentityService = {
  verify: (idToken: string) => Promise<Identity>
  /** Tokens issued before `tokensValidFrom` are revoked by a changed or reset password. */
  findAccount: (
    idToken: string,
  ) => Promise<{ tokensValidFrom?: Date; createdAt?: Date; hasPassword?: boolean }>
} & AccountEditor

type Services = {
  db: Database
  sessions: SessionStore
  identity: IdentityService
  adminEmails: readonly string[]
}

type AuthHandlers = Pick<
  Handlers,
  'createSession' | 'getSession' | 'endSession' | 'saveUser' | 'getRole'
>

const invalidToken = (message: Text, cause?: unknown) =>
  new Problem(401, 'invalid_token', message, { cause })

const outdatedToken = () =>
  invalidToken(
    text(
      'Your e-mail address is verified now. Please log in again.',
      'আপনার ইমেইল যাচাই হয়েছে। আবার লগ ইন করুন।',
    ),
  )

const revokedToken = (cause?: unknown) =>
  invalidToken(
    text(
      'Your password has been changed. Please log in again.',
      'আপনার পাসওয়ার্ড বদলানো হয়েছে। আবার লগ ইন করুন।',
    ),
    cause,
  )

const deletedAccount = () =>
  new Problem(
    401,
    'account_deleted',
    text('This account has been deleted.', 'অ্যাকাউন্টটি মুছে ফেলা হয়েছে।'),
  )

export function authRoutes({ db, sessions, identity, adminEmails }: Services): AuthHandlers {
  async function verifyIdentity(token: string): Promise<Identity> {
    try {
      return await identity.verify(token)
    } catch (error) {
      if (error instanceof InvalidTokenError) {
        throw invalidToken(
          text('The identity token is not valid.', 'লগ ইনের প্রমাণ সঠিক নয়। আবার লগ ইন করুন।'),
          error,
        )
      }
      if (error instanceof IdentityUnavailableError) {
        throw unavailable(
          text(
            'Signing in is not possible right now. Please try again.',
            'এই মুহূর্তে লগ ইন করা যাচ্ছে না। আবার চেষ্টা করুন।',
          ),
          error,
        )
      }
      throw error
    }
  }

  async function signIn(claims: Identity, log: FastifyBaseLogger): Promise<SignedIn> {
    const isListed = adminEmails.includes(claims.email.toLowerCase())
    const user = await recordSignIn(db, {
      ...toProfile(claims),
      uid: claims.uid,
      email: claims.email,
      emailVerified: claims.emailVerified,
      isConfiguredAdmin: isListed && claims.emailVerified,
    }).catch((error: unknown) => {
      if (violatedConstraint(error) !== 'users_email_key') throw error
      throw conflict(
        'email_taken',
        text(
          'Another account of this shop has this e-mail address.',
          'এই ইমেইলে শপের আরেকটি অ্যাকাউন্ট আছে।',
        ),
      )
    })
    if (user) return user
    const known = await findIdentity(db, claims.uid)
    throw known?.isDeleted ? refuseDeleted(claims.uid, log) : outdatedToken()
  }

  /** Disabling the account may have failed when the user was deleted, so this tries again. */
  function refuseDeleted(uid: string, log: FastifyBaseLogger): Problem {
    identity
      .disableAccount(uid)
      .catch((error: unknown) => log.error({ err: error }, 'a deleted account is not disabled'))
    return deletedAccount()
  }

  /**
   * Looks a token up once, before anything is stored of its user: it may be revoked. Returns undefined if that was done before, or
   * if the service is unavailable, and then the next sign-in looks it up.
   */
  async function findAccount(token: string, issuedAt: Date, uid: string, log: FastifyBaseLogger) {
    const known = await findIdentity(db, uid)
    if (known?.isDeleted) throw refuseDeleted(uid, log)
    if (known?.tokenCheckedAt && known.tokenCheckedAt >= issuedAt) return undefined
    try {
      return await identity.findAccount(token)
    } catch (error) {
      if (error instanceof InvalidTokenError) throw revokedToken(error)
      if (!(error instanceof IdentityUnavailableError)) throw error
      log.warn({ err: error }, 'a changed password could not be looked up')
      return undefined
    }
  }

  async function currentSession(userId: string, isRemembered: boolean) {
    const user = await findProfile(db, userId)
    return { user: user ? { ...user, isRemembered } : null }
  }

  return {
    createSession: async ({ body, request, reply }) => {
      const identityToken = parseBearerToken(request.headers.authorization)
      if (!identityToken)
        throw invalidToken(text('An identity token is needed.', 'লগ ইনের প্রমাণ দরকার।'))
      const claims = await verifyIdentity(identityToken)
      if (!isSameEmail(claims.email, body.email)) {
        throw invalidToken(
          text(
            'The identity token belongs to another e-mail address.',
            'লগ ইনের প্রমাণটি অন্য একটি ইমেইলের।',
          ),
        )
      }
      const tokenIssuedAt = new Date(claims.issuedAt * 1000)
      const account = await findAccount(identityToken, tokenIssuedAt, claims.uid, request.log)
      const { id: userId } = await signIn(claims, request.log)
      const { isRemembered = false } = body
      // Ends sessions opened before a password change.
      if (account) {
        await recordTokenCheck(db, userId, { ...account, tokenIssuedAt }, request.sessionKey)
      }
      const token = await sessions
        .open({ userId, emailVerified: claims.emailVerified, isRemembered, tokenIssuedAt })
        .catch((error: unknown) => {
          if (violatesRule(error, 'userDeleted')) throw deletedAccount()
          if (violatesRule(error, 'tokenRevoked')) throw revokedToken()
          throw violatesRule(error, 'verifiedSince') ? outdatedToken() : error
        })
      if (request.sessionKey) await sessions.replace(request.sessionKey, userId)
      reply.server.setSessionCookie(reply, token, isRemembered)
      return currentSession(userId, isRemembered)
    },

    getSession: async ({ session, request, reply }) => {
      if (!session || !request.sessionKey) return { user: null }
      if (session.isRenewalDue) {
        await sessions.renew(request.sessionKey)
        reply.server.renewSessionCookie(request, reply)
      }
      return currentSession(session.userId, session.isRemembered)
    },

    endSession: async ({ request, reply }) => {
      if (!isSameOriginScript(request)) return { success: false }
      if (request.sessionKey) await sessions.end(request.sessionKey)
      reply.server.clearSessionCookie(reply)
      return { success: true }
    },

    saveUser: async ({ body, session }) => {
      if (!isSameEmail(body.email, session.email)) throw notFound('User')
      if (!isPictureUrl(body.photo))
        throw invalid({
          photo: text('This is not the address of a picture.', 'এটি কোনো ছবির ঠিকানা নয়।'),
        })
      const user = await saveProfile(db, session.userId, {
        name: toDisplayName(body.name),
        photo: body.photo,
        language: body.language,
        isQueued: identity.updateProfile !== undefined,
      })
      if (!user) throw unauthenticated()
      return toUser(user)
    },

    getRole: async ({ params: { emailOrId }, session }) => {
      if (emailOrId.toLowerCase() === session.userId || isSameEmail(emailOrId, session.email)) {
        return { role: session.role }
      }
      const role =
        session.role === 'admin' ? await findRole(db, emailOrId.toLowerCase()) : undefined
      if (!role) throw notFound('User')
      return { role }
    },
  }
}
