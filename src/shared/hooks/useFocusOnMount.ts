import { useEffect, useEffectEvent, useRef } from 'react'

/** Moves the focus here if it was lost with the element that this one replaces. */
export function useFocusOnMount<Target extends HTMLElement = HTMLButtonElement>(
  shouldTakeFocus = true,
) {
  const ref = useRef<Target>(null)
  const handleMount = useEffectEvent(() => {
    if (shouldTakeFocus && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  useEffect(() => handleMount(), [])
  return ref
}
