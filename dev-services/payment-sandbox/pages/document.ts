import { createHash } from 'node:crypto'
import { html, Markup } from './markup'
import { style } from './style'

export type Document = {
  html: string
  /** Where its forms may go besides ourselves. */
  formTargets: readonly string[]
  script: string | undefined
}

type Content = {
  title: string
  body: Markup
  formTargets?: readonly string[]
  script?: string
}

/** Written by us alone, and allowed by its hash. */
const element = (name: 'style' | 'script', content: string) =>
  new Markup(`<${name}>${content}</${name}>`)

export function documentOf({ title, body, formTargets = [], script }: Content): Document {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
${element('style', style)}
</head>
<body>
<header class="ribbon"><strong>Test mode</strong> No money moves. Never type a real card here.</header>
${body}
${script === undefined ? undefined : element('script', script)}
</body>
</html>`
  return { html: page.text, formTargets, script }
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export function policyOf({ formTargets, script }: Document): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${script === undefined ? "'none'" : hashOf(script)}`,
    'img-src data:',
    'font-src data:',
    `form-action ${["'self'", ...formTargets.map((url) => new URL(url).origin)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
