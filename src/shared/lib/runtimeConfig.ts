/** What the server tells the client of its configuration, in the page itself. */
export type RuntimeConfig = {
  mode: 'demo' | 'live'
  identity: { apiKey: string; projectId: string; authDomain: string; emulator: boolean }
  /** Takes a picture as the multipart field `image`, answers its `url`. */
  uploadUrl: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function textAt(value: unknown, name: string): string {
  const text = fieldOf(value, name)
  if (!isText(text)) throw new Error(`The page's configuration has no '${name}'.`)
  return text
}

function parse(text: string): RuntimeConfig {
  const config: unknown = JSON.parse(text)
  const identity = fieldOf(config, 'identity')
  return {
    mode: fieldOf(config, 'mode') === 'demo' ? 'demo' : 'live',
    identity: {
      apiKey: textAt(identity, 'apiKey'),
      projectId: textAt(identity, 'projectId'),
      authDomain: textAt(identity, 'authDomain'),
      emulator: fieldOf(identity, 'emulator') === true,
    },
    uploadUrl: textAt(config, 'uploadUrl'),
  }
}

let known: RuntimeConfig | undefined

/** In a browser only. */
export function runtimeConfig(): RuntimeConfig {
  known ??= parse(document.getElementById('runtime-config')?.textContent ?? '{}')
  return known
}
