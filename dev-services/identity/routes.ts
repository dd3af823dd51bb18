import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { ZodError } from 'zod'
import type { Database } from '../../server/src/db/pool'
import { sendPage } from '../htmlPage'
import { listGoogleAccounts } from './accounts'
import { IdentityError } from './errors'
import { gapi } from './gapi'
import { type Body, bodySchema, type Operations } from './operations'
import { googlePage, type LinkPage, linkPage } from './pages'

const expired: LinkPage = {
  title: 'This link has expired',
  text: 'It has been used already, or it is too old. Request a new one.',
}
const choosePassword = (text: string): LinkPage => ({
  title: 'Choose a new password',
  text,
  hasForm: true,
})

/** The URL of the shop's font, which has a hash, from the head of a page; undefined while the shop has none. */
async function findFont(app: FastifyInstance): Promise<string | undefined> {
  const { body } = await app.inject({ url: '/login' })
  return /\/[\w./-]*-latin[\w.-]*\.woff2/.exec(body)?.[0]
}

/** The identity service on the shop's own origin, for the Firebase SDK, and its pages. */
export const identityRoutes =
  (db: Database, operations: Operations): FastifyPluginAsync =>
  async (app) => {
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof IdentityError || error instanceof ZodError)) throw error
      const message = error instanceof ZodError ? 'Invalid JSON payload received.' : error.message
      return reply.code(400).send({ error: { code: 400, message } })
    })
    await app.register(formBody)

    for (const [name, run] of Object.entries(operations)) {
      const url =
        name === 'token'
          ? '/securetoken.googleapis.com/v1/token'
          : `/identitytoolkit.googleapis.com/v1/accounts::${name}`
      app.post(url, ({ body, protocol, host }) =>
        run(bodySchema.parse(body ?? {}), `${protocol}://${host}`),
      )
    }

    app.get('/emulator/auth/gapi.js', (_request, reply) =>
      reply.type('text/javascript').header('cache-control', 'no-store').send(gapi),
    )

    app.get('/emulator/auth/handler', async (_request, reply) => {
      // The popup keeps its opener, which it answers to.
      reply.header('cross-origin-opener-policy', 'unsafe-none')
      return sendPage(reply, googlePage(await listGoogleAccounts(db)))
    })

    async function openLink(code: Body): Promise<LinkPage> {
      const { requestType } = await operations.resetPassword(code)
      if (requestType === 'PASSWORD_RESET') return choosePassword('At least 6 characters.')
      await operations.update(code)
      return { title: 'E-mail address verified', text: 'Thank you. You can continue shopping.' }
    }

    async function changePassword(form: Body): Promise<LinkPage> {
      if (!form.newPassword) return choosePassword('Please enter a password.')
      await operations.resetPassword(form)
      return { title: 'Password changed', text: 'You can sign in with it now.' }
    }

    async function sendLinkPage(
      reply: FastifyReply,
      code: string | undefined,
      work: Promise<LinkPage>,
    ) {
      const page = await work.catch((error: unknown) => {
        if (!(error instanceof IdentityError)) throw error
        if (!error.message.startsWith('WEAK_PASSWORD')) return expired
        return choosePassword('That one is too short: at least 6 characters.')
      })
      return sendPage(reply, linkPage(page, code, await findFont(app)))
    }

    app.get<{ Querystring: Body }>('/emulator/action', ({ query: { oobCode } }, reply) =>
      sendLinkPage(reply, oobCode, openLink({ oobCode })),
    )
    app.post('/emulator/action', ({ body }, reply) => {
      const form = bodySchema.parse(body ?? {})
      return sendLinkPage(reply, form.oobCode, changePassword(form))
    })
  }
