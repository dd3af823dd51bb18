import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../bootstrap/config'
import type { Session } from '../contract/types'
import { toSessionKey } from './session'
import { rememberedDays, type SessionStore } from './sessionStore'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | undefined
    /** Hash of the session cookie; undefined without a cookie. */
    sessionKey: string | undefined
    /** Reads the session from the database. */
    resolveSession(): Promise<void>
  }
  interface FastifyInstance {
    setSessionCookie(reply: FastifyReply, token: string, isRemembered: boolean): void
    /** Sets the cookie of a remembered session again, so that the browser keeps it as long as the server. */
    renewSessionCookie(request: FastifyRequest, reply: FastifyReply): void
    clearSessionCookie(reply: FastifyReply): void
  }
}

type Options = { config: Config; sessions: SessionStore }

const rememberedSeconds = rememberedDays * 24 * 3600

export const sessionPlugin = fp(async (app: FastifyInstance, { config, sessions }: Options) => {
  await app.register(cookie)
  const name = config.isSecure ? '__Host-jontro_session' : 'jontro_session'
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.isSecure,
  } as const

  app.decorateRequest('session', undefined)
  app.decorateRequest('sessionKey', undefined)
  app.decorateRequest('resolveSession', async function resolveSession() {
    if (this.sessionKey) this.session = await sessions.find(this.sessionKey)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const token = request.cookies[name]
    if (token) request.sessionKey = toSessionKey(token)
    done()
  })

  app.decorate('setSessionCookie', (reply, token, isRemembered) => {
    // Without a maximum age the cookie goes when the browser closes.
    const age = isRemembered ? { maxAge: rememberedSeconds } : {}
    reply.setCookie(name, token, { ...attributes, ...age })
  })
  app.decorate('renewSessionCookie', ({ cookies }, reply) => {
    const token = cookies[name]
    if (token) app.setSessionCookie(reply, token, true)
  })
  app.decorate('clearSessionCookie', (reply) => {
    reply.clearCookie(name, attributes)
  })
})
