import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config'

/** What the client must know of our configuration, handed over at run time rather than built in. */
function runtimeConfig({ isDemo, identity }: Config) {
  const { apiKey, projectId, authDomain, isEmulated } = identity
  return {
    mode: isDemo ? 'demo' : 'live',
    identity: { apiKey, projectId, authDomain, emulator: isEmulated },
    uploadUrl: '/api/upload',
  }
}

const slot = /(<script type="application\/json" id="runtime-config">)[^<]*(<\/script>)/

/** JSON inside a script element must not be able to close it. */
const embed = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

/** The page that every address of the web client starts with. */
export async function loadShell(config: Config): Promise<string> {
  const html = await readFile(join(config.paths.web, 'index.html'), 'utf8')
  if (!slot.test(html))
    throw new Error('the built index.html has no place for the runtime configuration')
  const json = embed(runtimeConfig(config))
  return html.replace(slot, (_whole, open: string, close: string) => open + json + close)
}
