import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'

import type { EmulatorThread } from './emulatorThread'
import { type MailPage, openMailedLink, renderMailPage, setPassword } from './mailPages'
import { POPUP_PATHS, popupPages } from './popupPages'

const BODY_LIMIT = 64 * 1024

const MAIL_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"

/** The emulator on the shop's own origin, for the Firebase SDK. Callers cannot get admin rights: no authorization header is passed on. */
export function identityProxy(thread: EmulatorThread): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
      (_request, body, done) => done(null, body),
    )

    for (const service of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
      app.route({
        method: ['GET', 'POST'],
        url: service,
        handler: async (request, reply) => {
          const answer = await thread.call({
            path: request.url,
            method: request.method,
            body: request.body instanceof Buffer ? request.body : undefined,
            contentType: request.headers['content-type'],
            host: request.headers.host,
          })
          return reply
            .code(answer.status)
            .header('cache-control', 'no-store')
            .type(answer.contentType)
            .send(answer.text)
        },
      })
    }

    const popup = popupPages(thread)
    for (const path of POPUP_PATHS) {
      app.get(path, async (request, reply) => {
        const page = await popup(path, queryOf(request))
        return reply
          .code(page.status)
          .header('content-security-policy', page.policy)
          .header('cross-origin-opener-policy', 'unsafe-none')
          .header('cache-control', 'no-store')
          .type(page.contentType)
          .send(page.text)
      })
    }

    app.get('/emulator/action', async (request, reply) => {
      const query = new URLSearchParams(queryOf(request))
      const mode = query.get('mode') ?? undefined
      return sendMailPage(reply, openMailedLink(thread, mode, query.get('oobCode') ?? ''))
    })

    app.post('/emulator/action', async (request, reply) => {
      const form = new URLSearchParams(String(request.body))
      const password = form.get('newPassword') ?? ''
      return sendMailPage(reply, setPassword(thread, form.get('oobCode') ?? '', password))
    })
  }
}

async function sendMailPage(reply: FastifyReply, page: Promise<MailPage>) {
  const html = renderMailPage(await page)
  return (
    reply
      .header('content-security-policy', MAIL_POLICY)
      // The form's origin check needs a referrer; the code in the address goes to no other site.
      .header('referrer-policy', 'same-origin')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  )
}

function queryOf(request: FastifyRequest): string {
  const start = request.url.indexOf('?')
  return start < 0 ? '' : request.url.slice(start)
}
