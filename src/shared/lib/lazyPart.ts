import { type ComponentType, lazy } from 'react'
import { loadChunk } from './loadChunk'

/** A part of a page in a chunk of its own. If the chunk can't be loaded, the page goes without it. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await loadChunk(load) }
    } catch {
      return { default: () => null }
    }
  })
