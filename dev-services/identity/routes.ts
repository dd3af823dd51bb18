import formBody from '@fastify/formbody'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { ZodError } from 'zod'
import { type Language, type Text, text } from '../../common/text'
import type { Database } from '../../server/src/db/pool'
import { sendPage } from '../htmlPage'
import { listGoogleAccounts } from './accounts'
import { IdentityError } from './errors'
import { gapi } from './gapi'
import { choosePassword } from './links'
import { type Body, bodySchema, type Operations } from './operations'
import { googlePage, type LinkPage, linkPage } from './pages'

const expired: LinkPage = {
  title: text('This link has expired', 'লিংকটির মেয়াদ শেষ'),
  text: text(
    'It has been used already, or it is too old. Request a new one.',
    'এটি আগেই ব্যবহার হয়েছে, অথবা অনেক পুরোনো। নতুন একটি লিংক চেয়ে নিন।',
  ),
}
const passwordPage = (text: Text): LinkPage => ({ title: choosePassword, text, hasForm: true })

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
      app.post(url, ({ body, protocol, host, headers }) =>
        run(bodySchema.parse(body ?? {}), {
          origin: `${protocol}://${host}`,
          language: headers['x-firebase-locale'] === 'bn' ? 'bn' : 'en',
        }),
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
      if (requestType === 'PASSWORD_RESET')
        return passwordPage(text('At least 6 characters.', 'কমপক্ষে ৬ অক্ষর।'))
      await operations.update(code)
      return {
        title: text('E-mail address verified', 'ইমেইল যাচাই হয়েছে'),
        text: text('Thank you. You can continue shopping.', 'ধন্যবাদ। কেনাকাটা চালিয়ে যেতে পারেন।'),
      }
    }

    async function changePassword(form: Body): Promise<LinkPage> {
      if (!form.newPassword)
        return passwordPage(text('Please enter a password.', 'একটি পাসওয়ার্ড লিখুন।'))
      await operations.resetPassword(form)
      return {
        title: text('Password changed', 'পাসওয়ার্ড বদলানো হয়েছে'),
        text: text('You can sign in with it now.', 'এখন এটি দিয়ে লগ ইন করতে পারবেন।'),
      }
    }

    async function sendLinkPage(
      reply: FastifyReply,
      language: Language,
      code: string | undefined,
      work: Promise<LinkPage>,
    ) {
      const page = await work.catch((error: unknown) => {
        if (!(error instanceof IdentityError)) throw error
        if (!error.message.startsWith('WEAK_PASSWORD')) return expired
        return passwordPage(
          text('That one is too short: at least 6 characters.', 'পাসওয়ার্ডটি ছোট: কমপক্ষে ৬ অক্ষর দিন।'),
        )
      })
      return sendPage(reply, linkPage(language, page, code, await findFont(app)))
    }

    type Query = { Querystring: Body & { lang?: string } }
    const languageOf = (lang: string | undefined) => (lang === 'bn' ? 'bn' : 'en')

    app.get<Query>('/emulator/action', ({ query: { oobCode, lang } }, reply) =>
      sendLinkPage(reply, languageOf(lang), oobCode, openLink({ oobCode })),
    )
    app.post<Query>('/emulator/action', ({ body, query: { lang } }, reply) => {
      const form = bodySchema.parse(body ?? {})
      return sendLinkPage(reply, languageOf(lang), form.oobCode, changePassword(form))
    })
  }
