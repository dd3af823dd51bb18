import { createHash } from 'node:crypto'

import type { FastifyReply } from 'fastify'

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** A source of a content security policy that allows one inline style or script. */
export const hashSource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const STYLE = `
body { margin: 0 auto; max-width: 32rem; padding: 16px; font: 16px/1.5 system-ui, sans-serif; color: #161d30; overflow-wrap: anywhere }
dt { font-weight: 600 } dd { margin: 0 0 8px }
label { display: block; margin-top: 12px }
button { border: 1px solid #98a2b8; border-radius: 12px; background: #fff; color: inherit; font-weight: 600; cursor: pointer }
button:hover { background: #f4f6fa } form button:not([name]) { border-color: #ffb020; background: #ffb020; font-weight: 700 }
input, select { width: 100%; border: 1px solid #98a2b8; border-radius: 12px; background: #fff } h2 { margin: 28px 0 8px; font-size: 1.2rem }
input, select, button { box-sizing: border-box; min-height: 48px; margin-top: 4px; padding: 8px 12px; font: inherit }
.error { margin: 0; color: #b3173a }
a { color: inherit; text-underline-offset: 4px } h1 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -0.01em }
pre { white-space: pre-wrap; font: inherit; padding: 16px; border-radius: 12px; background: #f4f6fa }
iframe { width: 100%; height: 44rem; border: 1px solid #e3e7ef; border-radius: 12px }
.list { padding: 0; list-style: none } .list a { display: block; padding: 12px 0; border-bottom: 1px solid #e3e7ef; text-decoration: none }
.brand { display: inline-block; margin: 8px 0 16px; padding: 10px 20px; border-radius: 12px; background: #0d1424; color: #fff; font-size: 1.4rem; font-weight: 700; text-decoration: none }
.brand ~ form button { border: 0; border-radius: 12px; background: #ffb020; color: #0d1424; font-weight: 700; padding: 8px 24px }
.brand ~ form input { border: 1px solid #98a2b8; border-radius: 12px }
`

export type Page = {
  /** `title` and `body` are HTML: the caller escapes what users typed. */
  title: string
  body: string
  code?: number
  script?: string
  /** The other site that the page posts its form to. */
  formTarget?: string
  /** Begins with the shop's name, for a page of the shop itself. */
  brand?: string
  /** Whether it frames a page of its own site. */
  hasFrame?: boolean
}

/** Sends a page of a stand-in. Its policy allows the page's own style and script only. */
export function sendPage(
  reply: FastifyReply,
  { title, body, code, script, formTarget, brand, hasFrame }: Page,
) {
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(STYLE)}`,
    `script-src ${script ? hashSource(script) : "'none'"}`,
    'img-src data:',
    ...(hasFrame ? ["frame-src 'self'"] : []),
    `form-action 'self' ${formTarget ? new URL(formTarget).origin : ''}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return reply
    .code(code ?? 200)
    .type('text/html; charset=utf-8')
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      // The shop checks the origin of a posted form. The address, which is a secret, stays here.
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .send(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<main>
${brand ? `<a class="brand" href="/">${escapeHtml(brand)}</a>` : ''}
${body}
</main>
${script ? `<script>${script}</script>` : ''}
</html>`)
}
