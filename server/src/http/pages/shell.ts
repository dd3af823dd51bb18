import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { bengaliFile } from '../../../../common/bengaliFile'
import type { PageHead } from '../../../../common/pageHead'
import {
  hydrationDataId,
  type RenderedPage,
  type RuntimeConfig,
} from '../../../../common/pageRenderer'
import { embedJson, renderHead } from '../../../../common/renderHead'
import { shellBody } from '../../../../common/shellBody'
import { type Language, text } from '../../../../common/text'
import type { Config } from '../../bootstrap/config'

export function runtimeConfig({ isDemo, identity }: Config): RuntimeConfig {
  const { apiKey, projectId, authDomain, isEmulated, credentialsFile } = identity
  return {
    mode: isDemo ? 'demo' : 'live',
    identity: {
      apiKey,
      projectId,
      authDomain,
      emulator: isEmulated,
      savesProfiles: isEmulated || credentialsFile !== undefined,
    },
    uploadUrl: '/api/upload',
  }
}

const configSlot = /(<script type="application\/json" id="runtime-config">)[^<]*(<\/script>)/
const headSlot = /<!--app-head-->[\s\S]*<!--\/app-head-->/
const bodySlot = /<!--app-body-->[\s\S]*<!--\/app-body-->/
/** Styles of pages follow those of the shop. */
const endOfHead = /<\/head>/

function fill(html: string, slot: RegExp, content: string): string {
  if (!slot.test(html)) throw new Error(`the built index.html has no place for ${slot.source}`)
  return html.replace(slot, () => content)
}

/** The files of each chunk. */
type Assets = Record<string, readonly string[]>

async function readAssets(web: string): Promise<Assets> {
  const json = await readFile(join(web, 'assets.json'), 'utf8').catch(() => '{}')
  return JSON.parse(json) as Assets
}

const linkTypes: Record<string, string> = {
  css: 'rel="stylesheet"',
  js: 'rel="preload" as="script"',
  woff2: 'rel="preload" as="font" type="font/woff2" crossorigin',
}

const assetLink = (file: string) =>
  `<link ${linkTypes[extname(file).slice(1)] ?? ''} href="${file}">`

const noScript = text(
  'Turn on JavaScript to log in and order.',
  'লগ ইন ও অর্ডার করতে জাভাস্ক্রিপ্ট চালু করুন।',
)

const renderBody = (
  language: Language,
  { html, hydrationData }: Pick<RenderedPage, 'html' | 'hydrationData'>,
) =>
  `<noscript><p class="no-script-note">${noScript[language]}</p></noscript>\n<div id="root">${html}</div>\n` +
  `<script type="application/json" id="${hydrationDataId}">${embedJson(hydrationData)}</script>`

/** Browsers start the traces, so they mark the share of them that is to be recorded. */
function tracingScript({ tracing }: Config, [file]: readonly string[] = []): string {
  if (!tracing || !file) return ''
  const { name, ratio } = tracing.sampler
  if (name.endsWith('always_off')) return ''
  const share = name.endsWith('always_on') ? 1 : ratio
  return `\n<script defer src="${file}" data-share="${share}"></script>`
}

/** The scripts of Bengali pages are beside the English ones. Their font is on every page, after the largest picture. */
const toBengali = (html: string, font: readonly string[] = []) =>
  fill(html, bodySlot, `<!--app-body-->\n    ${shellBody('bn')}\n    <!--/app-body-->`)
    .replace(endOfHead, () => `${font.map(assetLink).join('\n')}\n</head>`)
    .replace('<html lang="en"', '<html lang="bn"')
    .replace(
      /(<script[^>]* src=")(\/js\/[^"]+)/g,
      (_match, start: string, file: string) => start + bengaliFile(file),
    )

/** A page that was rendered on the server, the name of its chunk, and that of a part whose script is loaded later. */
export type ShellContent = Pick<RenderedPage, 'html' | 'hydrationData'> & {
  chunk?: string
  part?: string | undefined
}

export type Shell = (head: PageHead, content?: ShellContent) => string

/** Returns a function that fills the built index.html with a page's head and, if the server has rendered it, the page. */
export async function loadShell(config: Config): Promise<Shell> {
  const html = await readFile(join(config.paths.web, 'index.html'), 'utf8')
  const assets = await readAssets(config.paths.web)
  const [, open = '', close = ''] = configSlot.exec(html) ?? []
  // Before the shop's own script, whose calls it changes.
  const runtime = embedJson(runtimeConfig(config)) + close + tracingScript(config, assets.tracing)
  const english = fill(html, configSlot, open + runtime)
  const shells = { en: english, bn: toBengali(english, assets['bengali-font']) }

  return (head, content) => {
    const { language } = head
    const shell = fill(shells[language], headSlot, renderHead(head, config.publicUrl))
    if (!content) return shell
    const body = renderBody(language, content)
    const styles = (assets[content.part ?? ''] ?? []).filter((file) => extname(file) === '.css')
    const files = [...(assets[content.chunk ?? ''] ?? []), ...styles]
      .map((file) => (language === 'bn' ? bengaliFile(file) : file))
      .filter((file) => !shell.includes(`"${file}"`))
    const links = `${files.map(assetLink).join('\n')}\n</head>`
    return fill(fill(shell, endOfHead, links), bodySlot, body)
  }
}
