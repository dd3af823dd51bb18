import { handleLayerPop } from './layerHistory'

type PopHandler = (event: PopStateEvent) => void

let hold: PopHandler | undefined

/** Call it before creating the router: `popstate` listeners run in order, and the first can stop the others. */
export function listenForBack() {
  window.addEventListener('popstate', (event) => {
    if (!handleLayerPop(event)) hold?.(event)
  })
}

/** Handles `popstate` before the router; returns a function that stops it. */
export function interceptPopState(handler: PopHandler) {
  hold = handler
  return () => {
    if (hold === handler) hold = undefined
  }
}
