import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embedJson, type PageHead, renderHead } from '../../../../shop/pageHead'
import type { Config } from '../../bootstrap/config'

/** Runtime configuration of the client, so that one build fits all environments. */
function runtimeConfig({ isDemo, identity }: Config) {
  const { apiKey, projectId, authDomain, isEmulated } = identity
  return {
    mode: isDemo ? 'demo' : 'live',
    identity: { apiKey, projectId, authDomain, emulator: isEmulated },
    uploadUrl: '/api/upload',
  }
}

const configSlot = /(<script type="application\/json" id="runtime-config">)[^<]*(<\/script>)/
const headSlot = /<!--app-head-->[\s\S]*<!--\/app-head-->/

function fill(html: string, slot: RegExp, content: string): string {
  if (!slot.test(html)) throw new Error(`the built index.html has no place for ${slot.source}`)
  return html.replace(slot, () => content)
}

export type Shell = (head: PageHead) => string

/** Returns a function that fills the built index.html with a page's head. */
export async function loadShell(config: Config): Promise<Shell> {
  const html = await readFile(join(config.paths.web, 'index.html'), 'utf8')
  const [, open = '', close = ''] = configSlot.exec(html) ?? []
  const configured = fill(html, configSlot, open + embedJson(runtimeConfig(config)) + close)
  return (head) => fill(configured, headSlot, renderHead(head, config.publicUrl))
}
