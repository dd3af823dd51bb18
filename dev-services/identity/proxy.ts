import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

import { hashSource } from '../../server/src/http/hashSource'
import { escapeHtml, type Page, sendPage } from '../htmlPage'
import { type MailPage, openMailedLink, resetPassword } from './mailedLinks'
import type { SendToEmulator } from './messages'

const BODY_LIMIT = 64 * 1024

/** The emulator on the shop's own origin, for the Firebase SDK. Callers cannot get admin rights: no authorization header is passed on. */
export function identityProxy(send: SendToEmulator): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })

    for (const service of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
      app.route({
        method: ['GET', 'POST'],
        url: service,
        handler: async (request, reply) => {
          const { status, contentType, text } = await send({
            path: request.url,
            method: request.method,
            body: request.body instanceof Buffer ? request.body : undefined,
            contentType: request.headers['content-type'],
            host: request.headers.host,
          })
          return reply.code(status).type(contentType).send(text)
        },
      })
    }

    /** Pages that the Firebase SDK opens for a sign-in by pop-up. */
    for (const path of ['/emulator/auth/handler', '/emulator/auth/iframe']) {
      app.get(path, async (request, reply) => {
        const noAccounts = `${path}?apiKey=none&appName=none&providerId=none`
        const empty = await send({ path: noAccounts, method: 'GET' })
        const { status, contentType, text } = await send({ path: request.url, method: 'GET' })
        return reply
          .code(status)
          .header('content-security-policy', popupPolicy(empty.text))
          .header('cross-origin-opener-policy', 'unsafe-none')
          .type(contentType)
          .send(text)
      })
    }

    app.get<{ Querystring: { mode?: string; oobCode?: string } }>(
      '/emulator/action',
      async ({ query: { mode, oobCode } }, reply) =>
        sendPage(
          reply,
          renderMailPage(
            await openMailedLink(send, mode ?? '', oobCode ?? ''),
            await findFont(app),
          ),
        ),
    )
    app.post('/emulator/action', async (request, reply) => {
      const form = new URLSearchParams(String(request.body))
      const password = form.get('newPassword') ?? ''
      const page = await resetPassword(send, form.get('oobCode') ?? '', password)
      return sendPage(reply, renderMailPage(page, await findFont(app)))
    })
  }
}

/**
 * The emulator's pop-up does not escape the names of accounts, on the shop's own origin. So its policy allows only the
 * scripts of a page without accounts.
 */
function popupPolicy(pageWithoutAccounts: string): string {
  const scripts = pageWithoutAccounts.matchAll(/<script>([\s\S]*?)<\/script>/g)
  const hashes = [...scripts].map(([, script = '']) => hashSource(script))
  const files = 'https://apis.google.com https://unpkg.com/material-components-web@10/'
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')} ${files}`,
    "style-src 'unsafe-inline' https://unpkg.com https://fonts.googleapis.com",
    'font-src https://fonts.gstatic.com',
    "img-src 'self' data: https:",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** The URL of the shop's font, which has a hash, from the head of a page; undefined while the shop has none. */
async function findFont(app: FastifyInstance): Promise<string | undefined> {
  const { body } = await app.inject({ url: '/login' })
  return /\/[\w./-]*-latin[\w.-]*\.woff2/.exec(body)?.[0]
}

const passwordScript = `
const [input, button] = document.querySelectorAll('.password > *')
button.hidden = false
button.addEventListener('click', () => {
  const isShown = input.type === 'password'
  input.type = isShown ? 'text' : 'password'
  button.textContent = isShown ? 'Hide' : 'Show'
  button.setAttribute('aria-label', isShown ? 'Hide password' : 'Show password')
})`

function renderMailPage({ title, text, code }: MailPage, font: string | undefined): Page {
  const action =
    code === undefined
      ? '<p><a class="main" href="/login">Log in</a></p>'
      : `<form method="post" action="/emulator/action">
<input type="hidden" name="oobCode" value="${escapeHtml(code)}">
<label for="password">New password</label>
<span class="password"><input id="password" type="password" name="newPassword" minlength="6" required autofocus autocomplete="new-password"><button type="button" name="show" aria-label="Show password" hidden>Show</button></span>
<button>Save password</button>
</form>`
  return {
    title,
    brand: { font },
    body: `<h1>${title}</h1>\n<p>${text}</p>\n${action}`,
    ...(code !== undefined && { script: passwordScript }),
  }
}
