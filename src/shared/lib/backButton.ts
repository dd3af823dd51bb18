import { handleLayerPop } from './layerHistory'

type PopHandler = (event: PopStateEvent) => void

let hold: PopHandler | undefined

/** To be called before there is a router: a window tells its listeners in their order, and the first may stop the rest. */
export function listenForBack() {
  window.addEventListener('popstate', (event) => {
    if (!handleLayerPop(event)) hold?.(event)
  })
}

/** Hears of going back and forth before the router does; what it answers ends that. */
export function interceptPopState(handler: PopHandler) {
  hold = handler
  return () => {
    if (hold === handler) hold = undefined
  }
}
