import { getField } from './getField'

/** Configuration that the server writes into the page. */
export type RuntimeConfig = {
  mode: 'demo' | 'live'
  identity: {
    apiKey: string
    projectId: string
    authDomain: string
    emulator: boolean
    /** The server writes names and pictures of users to the identity service. */
    savesProfiles: boolean
  }
  /** Accepts a picture as the multipart field `image` and returns its `url`. */
  uploadUrl: string
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

function getText(value: unknown, name: string): string {
  const text = getField(value, name)
  if (!isText(text)) throw new Error(`The page's configuration has no '${name}'.`)
  return text
}

function parse(config: unknown): RuntimeConfig {
  const identity = getField(config, 'identity')
  return {
    mode: getField(config, 'mode') === 'demo' ? 'demo' : 'live',
    identity: {
      apiKey: getText(identity, 'apiKey'),
      projectId: getText(identity, 'projectId'),
      authDomain: getText(identity, 'authDomain'),
      emulator: getField(identity, 'emulator') === true,
      savesProfiles: getField(identity, 'savesProfiles') === true,
    },
    uploadUrl: getText(config, 'uploadUrl'),
  }
}

let cached: RuntimeConfig | undefined

export function runtimeConfig(): RuntimeConfig {
  cached ??= parse(JSON.parse(document.getElementById('runtime-config')?.textContent ?? '{}'))
  return cached
}

/** On the server, which has no page to read it from. */
export function setRuntimeConfig(config: unknown) {
  cached = parse(config)
}
