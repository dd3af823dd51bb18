/**
 * Each open layer (sheet, drawer, dialog) has an entry in the browser's history, so that Back closes it before it leaves the
 * page. The entry of a layer that was closed by other means is left for the next layer, and Back skips it: removing it takes
 * the browser a moment, in which a link that closed the layer would be undone.
 */

type Entry = {
  /** React Router's index; layers have the index of their page. */
  index?: number
  /** Number of layer entries above the page's entry. */
  depth: number
  href: string
}

type Layer = { close: () => void }

const layers: Layer[] = []
let current: Entry | undefined

function numberIn(state: unknown, name: string): number | undefined {
  const value: unknown = typeof state === 'object' && state && Reflect.get(state, name)
  return typeof value === 'number' ? value : undefined
}

function readEntry(): Entry {
  const state: unknown = history.state
  return {
    index: numberIn(state, 'idx'),
    depth: numberIn(state, 'layer') ?? 0,
    href: location.href,
  }
}

/** Keeps the router's state, so that it treats the entry as the page. */
function withDepth(depth: number): object {
  const state: unknown = history.state
  return typeof state === 'object' ? { ...state, layer: depth } : { layer: depth }
}

function addMissingEntries() {
  for (let depth = readEntry().depth + 1; depth <= layers.length; depth++) {
    history.pushState(withDepth(depth), '')
  }
  current = readEntry()
}

/** Returns the function to call once the layer is closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  addMissingEntries()
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
  }
}

/** Call it after each navigation: the router pushes above the layers' entries or replaces one. */
export function updateLayerHistory() {
  const entry = readEntry()
  const isReplaced = current && entry.index === current.index && entry.depth < current.depth
  if (isReplaced) history.replaceState(withDepth(current?.depth ?? 0), '')
  addMissingEntries()
}

/** Returns whether the navigation only concerned a layer, so that the page stays. */
export function handleLayerPop(event: PopStateEvent): boolean {
  const before = current
  const entry = readEntry()
  current = entry
  if (!before || entry.index !== before.index) {
    for (const { close } of layers.splice(0).toReversed()) close()
    return false
  }
  if (entry.depth >= before.depth) return false
  // With another URL, the router has replaced the layer's entry and must handle the event.
  if (entry.href === before.href) event.stopImmediatePropagation()
  const top = layers.pop()
  if (top) top.close()
  else history.go(-entry.depth - 1)
  return true
}
