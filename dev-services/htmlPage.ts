import type { FastifyReply } from 'fastify'
import type { Language } from '../common/text'
import { hashSource } from '../server/src/http/hashSource'
import { logo } from '../shop/logo'
import { shop } from '../shop/shop.config'

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const STYLE = `
body { margin: 0; background: #f4f6fa; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', Arial, sans-serif; color: #161d30; overflow-wrap: anywhere }
main { box-sizing: border-box; max-width: 34rem; margin: 0 auto; padding: 20px 16px 32px; background: #fff }
@media (min-width: 36rem) { main { margin: 40px auto; padding: 32px; border: 1px solid #e3e7ef; border-radius: 12px } }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 20px 0; padding: 16px; border-radius: 12px; background: #f4f6fa }
dt { color: #4a5570 } dd { margin: 0 } .amount { margin: 4px 0 20px; font-size: 2.25rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.02em } h1:has(+ .amount) { margin: 0; color: #4a5570; font-size: 1rem; font-weight: 400; letter-spacing: 0 }
.note { margin: 0 0 20px; padding: 10px 14px; border: 1px solid #f5a300; border-radius: 12px; background: #ffe2a3; text-wrap: balance }
label { display: block; margin-top: 12px }
button { border: 1px solid #98a2b8; border-radius: 12px; background: #fff; color: inherit; font-weight: 600; cursor: pointer }
button:hover { background: #f4f6fa } form button:not([name]) { border-color: #ffb020; background: #ffb020; font-weight: 700 }
input, select { width: 100%; border: 1px solid #98a2b8; border-radius: 12px; background: #fff } h2 { margin: 28px 0 8px; font-size: 1.2rem } h2 + .actions { margin-top: 8px }
input, select, button { box-sizing: border-box; min-height: 48px; margin-top: 4px; padding: 8px 12px; font: inherit }
.error { margin: 0; color: #b3173a }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin: 20px 0 0 } .actions button { flex: 1 1 auto; margin: 0 } .two button { flex-basis: 40% } .stacked button { flex-basis: 100% } .stacked button[name] { border-color: transparent; text-decoration: underline; text-underline-offset: 4px }
.tests { margin-top: 32px; padding: 4px 16px 16px; border: 1px dashed #98a2b8; border-radius: 12px } .tests h2 { margin-top: 12px } .tests button { min-height: 44px; font-size: 15px; font-weight: 400 }
@media (min-width: 60rem) { main:has(.columns) { max-width: 62rem } .columns { display: grid; grid-template-columns: 3fr 2fr; align-items: start; gap: 48px } .columns .tests { margin: 0 } }
.columns dl { gap: 2px 12px; margin: 0; padding: 12px 16px; font-size: 15px } .columns dd { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 3 } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12px } ul { margin: 8px 0; padding-left: 20px }
.tests ul { padding: 0; list-style: none } .tests li button { display: block; width: 100%; margin: 0 0 8px; text-align: start; color: #4a5570; line-height: 1.35 } .tests [aria-pressed=true] { border-color: #b97700; background: #fff6e0 } .tests code { display: block; color: #161d30 }
.two button { font-weight: 600 } .two button::before { content: ''; display: inline-block; width: 10px; height: 10px; margin-right: 10px; border-radius: 50%; background: var(--mark) }
.bkash { --mark: #e2136e } .nagad { --mark: #ee6a1f } .rocket { --mark: #8c3494 } .upay { --mark: #1c4da1 }
a { color: inherit; text-underline-offset: 4px } h1 { font-size: 1.6rem; line-height: 1.2; letter-spacing: -0.01em }
pre { white-space: pre-wrap; font: inherit; padding: 16px; border-radius: 12px; background: #f4f6fa }
iframe { width: 100%; height: 58rem; border: 1px solid #e3e7ef; border-radius: 12px }
@media (width < 700px) { iframe { height: 76rem } }
.list { padding: 0; list-style: none } .list a { display: block; padding: 12px 0; border-bottom: 1px solid #e3e7ef; text-decoration: none }
`

/** A page of the shop itself: its logo on a dark bar, the rest in a card. */
const BRAND_STYLE = `
body { font-family: Anek, system-ui, sans-serif }
header { padding: 14px 16px; background: #0d1424; text-align: center }
.brand { display: inline-block; border-radius: 8px; color: #fff } .brand svg { display: block }
main { max-width: 28rem; margin: clamp(16px, 8vh, 80px) auto 32px; padding: 32px; border: 1px solid #e3e7ef; border-radius: 12px; box-shadow: 0 1px 3px #0d142414 }
h1 { margin: 0 0 8px } p { margin: 0 0 16px } label { font-weight: 500 } form button { width: 100%; margin-top: 16px }
.main { display: grid; place-items: center; min-height: 48px; border-radius: 12px; background: #ffb020; color: #0d1424; font-weight: 700; text-decoration: none }
.password { display: block; position: relative } .password input { padding-right: 84px }
.password button { position: absolute; top: 6px; right: 4px; width: auto; min-height: 44px; margin: 0; border: 0; font-size: 15px }
:focus-visible { outline: 3px solid #2b5fd9; outline-offset: 2px } header :focus-visible { outline-color: #8fb0ff }
@media (max-width: 30rem) { main { margin: 16px; padding: 24px 20px } }
`

const brandBar = `<header><a class="brand" href="/" aria-label="${escapeHtml(shop.name)}, home">
<svg viewBox="${logo.viewBox}" width="135" height="44" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">
<rect y="8" width="48" height="48" rx="13" fill="#f0a63a"/><path d="${logo.mark}" stroke="#0b1220" stroke-width="6"/>
<circle cx="15" cy="34.5" r=".8" stroke="#0b1220" stroke-width="6"/><path d="${logo.letters}" stroke="currentColor" stroke-width="5.6"/>
</svg></a></header>`

const fontFace = (url: string) =>
  `@font-face { font-family: Anek; src: url("${url}") format("woff2"); font-weight: 100 800; font-display: swap }`

export type Page = {
  /** `title` and `body` are HTML: the caller escapes what users typed. */
  title: string
  body: string
  /** Of the texts; English if not given. */
  language?: Language
  code?: number
  script?: string
  /** The other site that the page posts its form to. */
  formTarget?: string
  /** For a page of the shop itself: with its logo, and in its font if its URL is known. */
  brand?: { font: string | undefined }
  /** Whether it frames a page of its own site. */
  hasFrame?: boolean
}

/** Sends a page of a stand-in. Its policy allows the page's own style and script only. */
export function sendPage(
  reply: FastifyReply,
  { title, body, language = 'en', code, script, formTarget, brand, hasFrame }: Page,
) {
  const style = [
    STYLE,
    ...(brand ? [BRAND_STYLE] : []),
    ...(brand?.font ? [fontFace(brand.font)] : []),
  ].join('')
  const policy = [
    "default-src 'none'",
    `style-src ${hashSource(style)}`,
    ...(brand?.font ? ["font-src 'self'"] : []),
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
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${brand ? brandBar : ''}
<main>
${body}
</main>
${script ? `<script>${script}</script>` : ''}
</html>`)
}
