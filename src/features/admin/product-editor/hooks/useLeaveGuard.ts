import { useEffect, useEffectEvent, useRef } from 'react'
import { interceptPopState } from '../../../../shared/lib/backButton'
import { askToConfirm } from '../../../../shared/ui/dialog'

const question = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay',
  closesOnBack: false,
}

/** React Router numbers its history entries; other entries, such as `#content`, belong to the same page. */
function getHistoryIndex(): number | undefined {
  const state: unknown = history.state
  const index: unknown = typeof state === 'object' && state && Reflect.get(state, 'idx')
  return typeof index === 'number' ? index : undefined
}

/** The clicked element, if it leads away from this page. */
function findLeavingElement({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
}: MouseEvent): HTMLElement | undefined {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey
  if (!isPlain || !(target instanceof Element)) return undefined
  const element = target.closest<HTMLElement>('a[href], [data-leaves-page]')
  if (!(element instanceof HTMLAnchorElement)) return element ?? undefined
  const isElsewhere = element.pathname + element.search !== location.pathname + location.search
  // For links to other origins `beforeunload` asks.
  return element.origin === location.origin && !element.target && isElsewhere ? element : undefined
}

/**
 * Asks before unsaved changes are lost by a link, logging out, the browser's back button or closing the tab. It handles
 * clicks and `popstate` itself because `useBlocker` needs a data router.
 */
export function useLeaveGuard(isActive: boolean) {
  const isLeaving = useRef(false)
  const isAsking = useRef(false)

  const askOnce = useEffectEvent(async (leave: () => void) => {
    if (isAsking.current) return
    isAsking.current = true
    const isConfirmed = await askToConfirm(question)
    isAsking.current = false
    if (!isConfirmed) return
    isLeaving.current = true
    leave()
  })

  useEffect(() => {
    if (!isActive) return
    isLeaving.current = false
    const here = getHistoryIndex() ?? 0
    let isReturning = false

    const handleClick = (event: MouseEvent) => {
      const element = isLeaving.current ? undefined : findLeavingElement(event)
      if (!element) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // An open native dialog would cover the confirmation.
      element.closest('dialog')?.close()
      void askOnce(() => element.click())
    }
    const handlePop = (event: PopStateEvent) => {
      if (isLeaving.current) return
      const distance = (getHistoryIndex() ?? here) - here
      if (distance === 0 && !isReturning) return
      event.stopImmediatePropagation()
      isReturning = !isReturning
      if (!isReturning) return
      history.go(-distance)
      void askOnce(() => history.go(distance))
    }
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault()
    }

    window.addEventListener('click', handleClick, true)
    const stopIntercepting = interceptPopState(handlePop)
    window.addEventListener('beforeunload', handleUnload)
    return () => {
      window.removeEventListener('click', handleClick, true)
      stopIntercepting()
      window.removeEventListener('beforeunload', handleUnload)
    }
  }, [isActive])
}
