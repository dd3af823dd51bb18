import type { RuntimeConfig } from '@/common/pageRenderer'

let cached: RuntimeConfig | undefined

export function runtimeConfig(): RuntimeConfig {
  // Written by our own server.
  cached ??= JSON.parse(
    document.getElementById('runtime-config')?.textContent ?? '{}',
  ) as RuntimeConfig
  return cached
}

/** On the server, which has no page to read it from. */
export function setRuntimeConfig(config: RuntimeConfig) {
  cached = config
}
