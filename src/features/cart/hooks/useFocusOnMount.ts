import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Takes the focus on arrival where it went down with what was there before; never from somebody who has it. */
export function useFocusOnMount(ref: RefObject<HTMLElement | null>, isHeir: boolean) {
  const handleArrival = useEffectEvent(() => {
    if (isHeir && document.activeElement === document.body) ref.current?.focus()
  })
  useEffect(() => handleArrival(), [])
}
