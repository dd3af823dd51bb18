import { type ComponentType, lazy } from 'react'
import { loadChunk } from './loadChunk'

/**
 * A component in a chunk of its own. An optional one is left out of its page if it can't be loaded; another one shows the error of the
 * page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isOptional = false } = {},
) {
  const Component = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadChunk(load) }
    } catch (error) {
      if (!isOptional) throw error
      return { default: () => null }
    }
  })
  // Rendering it loads it again and reports the error.
  return { Component, preload: () => void loadChunk(load).catch(() => {}) }
}
