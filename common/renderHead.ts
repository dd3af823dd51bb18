import { shop } from '../shop/shop.config'
import { escapeHtml } from './escapeHtml'
import type { PageHead } from './pageHead'
import { inLanguage, type Language, languages, pathIn } from './text'

/** JSON in a script element must not contain a closing tag. */
export const embedJson = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

const meta = (attribute: 'name' | 'property', key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`

/** A browser without AVIF ignores this preload by its type, and so loads nothing twice. */
function preloadLink({ srcSet, sizes }: NonNullable<PageHead['preload']>) {
  return (
    `<link rel="preload" as="image" type="image/avif" fetchpriority="high" ` +
    `imagesrcset="${escapeHtml(srcSet)}" imagesizes="${escapeHtml(sizes)}">`
  )
}

const isPage = (path: string) => !/^\/(?:images|uploads|assets)\//.test(path)

/** schema.org needs absolute URLs; pages use paths. */
function describeThing(language: Language, thing: Record<string, unknown>, origin: string) {
  const whole: unknown = JSON.parse(
    JSON.stringify({ '@context': 'https://schema.org', ...thing }),
    (_key, value: unknown) =>
      typeof value === 'string' && /^\/\S*$/.test(value)
        ? origin + (isPage(value) ? pathIn(language, value) : value)
        : value,
  )
  return `<script type="application/ld+json">${embedJson(whole)}</script>`
}

const alternate = (language: string, address: string) =>
  `<link rel="alternate" hreflang="${language}" href="${escapeHtml(address)}">`

function addressTags({ language, path }: PageHead, origin: string): string[] {
  if (path === undefined) return [meta('name', 'robots', 'noindex')]
  const address = origin + pathIn(language, path)
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...languages.map((each) => alternate(each, origin + pathIn(each, path))),
    alternate('x-default', origin + path),
    meta('property', 'og:url', address),
  ]
}

export function renderHead(head: PageHead, origin: string): string {
  const { language } = head
  const t = inLanguage(language)
  const image = new URL(head.image, origin).href
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    ...addressTags(head, origin),
    meta('property', 'og:site_name', t(shop.displayName)),
    meta('property', 'og:locale', t(shop.openGraphLocale)),
    meta('property', 'og:type', head.kind),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:image', image),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    meta('name', 'twitter:image', image),
    ...(head.preload ? [preloadLink(head.preload)] : []),
    ...head.things.map((thing) => describeThing(language, thing, origin)),
  ].join('\n')
}
