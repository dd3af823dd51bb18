import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Moves the focus here if it was lost with the element that this one replaces. */
export function useFocusOnMount(ref: RefObject<HTMLElement | null>, shouldTakeFocus: boolean) {
  const handleMount = useEffectEvent(() => {
    if (shouldTakeFocus && document.activeElement === document.body) ref.current?.focus()
  })
  useEffect(() => handleMount(), [])
}
