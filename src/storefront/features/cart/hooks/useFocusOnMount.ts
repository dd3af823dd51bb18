import { useEffect, useEffectEvent, useRef } from 'react'

/** For a button: moves the focus here if it was lost with the element that this one replaces. */
export function useFocusOnMount(shouldTakeFocus: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const handleMount = useEffectEvent(() => {
    if (shouldTakeFocus && document.activeElement === document.body) ref.current?.focus()
  })
  useEffect(() => handleMount(), [])
  return ref
}
