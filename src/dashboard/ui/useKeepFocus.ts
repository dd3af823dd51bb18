import { type RefCallback, useCallback } from 'react'

/** For a list in which buttons go away when they have been pressed: it gets the focus that they had, so that Tab goes on from there. */
export function useKeepFocus(): RefCallback<HTMLElement> {
  return useCallback((list) => {
    if (!list) return
    list.tabIndex = -1
    list.style.outline = 'none'
    let focused: Element | undefined
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : undefined
    }
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return
      focused = undefined
      list.focus({ preventScroll: true })
    })
    list.addEventListener('focusin', remember)
    observer.observe(list, { childList: true, subtree: true })
    return () => {
      list.removeEventListener('focusin', remember)
      observer.disconnect()
      // The list goes away with its last row.
      queueMicrotask(() => {
        if (!focused || focused.isConnected || document.activeElement !== document.body) return
        document.getElementById('content')?.focus({ preventScroll: true })
      })
    }
  }, [])
}
