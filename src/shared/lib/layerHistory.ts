import { getField } from './getField'

/**
 * Back closes an open layer (sheet, drawer, dialog) before it leaves the page. Each layer has a history entry with the
 * router's state of the page: a blocker of the router would not be called if this page was loaded first. The entry of a
 * layer that was closed by other means is left for the next layer, and Back skips it: removing it takes the browser a
 * moment, in which a link that closed the layer would be undone.
 */
const layers: { close: () => void }[] = []
let current = { index: 0, depth: 0, href: '' }

function numberInState(name: string, fallback: number): number {
  const value = getField(history.state, name)
  return typeof value === 'number' ? value : fallback
}

const readEntry = () => ({
  /** React Router's number of the page; entries of anchors have none. */
  index: numberInState('idx', -1),
  depth: numberInState('layer', 0),
  href: location.href,
})

const stateWith = (layer: number): unknown => Object.assign({}, history.state, { layer })

/** Call it after each navigation: the router pushes above the layers' entries or replaces one. */
export function updateLayerHistory() {
  const isReplaced = readEntry().index === current.index && readEntry().depth < current.depth
  if (isReplaced) history.replaceState(stateWith(current.depth), '')
  for (let next = readEntry().depth + 1; next <= layers.length; next++) {
    history.pushState(stateWith(next), '')
  }
  current = readEntry()
}

/** Returns the function to call once the layer is closed. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  updateLayerHistory()
  return () => {
    if (layers.includes(layer)) layers.splice(layers.indexOf(layer), 1)
  }
}

/** Call it before creating the router: `popstate` listeners run in order, and the first can stop the others. */
export function listenForBack() {
  window.addEventListener('popstate', (event) => {
    const before = current
    current = readEntry()
    if (current.index !== before.index) {
      for (const { close } of layers.splice(0).toReversed()) close()
    } else if (current.depth < before.depth) {
      // With another URL, the router has replaced the layer's entry and must handle the event.
      if (current.href === before.href) event.stopImmediatePropagation()
      const top = layers.pop()
      if (top) top.close()
      else history.go(-current.depth - 1)
    }
  })
}
