import { useEffect, useEffectEvent, useRef } from 'react'
import { interceptPopState } from '../../../../shared/lib/backButton'
import { askToConfirm } from '../../../../shared/ui/dialog'

const question = {
  title: 'Leave without saving?',
  text: 'What you have changed here would be lost.',
  confirmLabel: 'Leave',
  cancelLabel: 'Stay here',
  closesOnBack: false,
}

/** The router numbers the entries of the history; one that it has not made, as for `#content`, is of the same page. */
function placeInHistory(): number | undefined {
  const state: unknown = history.state
  const place: unknown = typeof state === 'object' && state && Reflect.get(state, 'idx')
  return typeof place === 'number' ? place : undefined
}

/** What leads away from this page, of what a click has met. */
function wayOut({
  target,
  button,
  metaKey,
  ctrlKey,
  shiftKey,
}: MouseEvent): HTMLElement | undefined {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey
  if (!isPlain || !(target instanceof Element)) return undefined
  const way = target.closest<HTMLElement>('a[href], [data-leaves-page]')
  if (!(way instanceof HTMLAnchorElement)) return way ?? undefined
  const isElsewhere = way.pathname + way.search !== location.pathname + location.search
  // A link out of the shop unloads the page, of which the browser itself warns.
  return way.origin === location.origin && !way.target && isElsewhere ? way : undefined
}

/**
 * Asks before what has been typed is lost: to a link, to logging out, to the browser's back button, to its closing. The
 * router of components has no way to hold back, so this stands before it.
 */
export function useLeaveGuard(isOn: boolean) {
  const isFree = useRef(false)
  const isAsking = useRef(false)

  const askOnce = useEffectEvent(async (leave: () => void) => {
    if (isAsking.current) return
    isAsking.current = true
    const isLeaving = await askToConfirm(question)
    isAsking.current = false
    if (!isLeaving) return
    isFree.current = true
    leave()
  })

  useEffect(() => {
    if (!isOn) return
    isFree.current = false
    const here = placeInHistory() ?? 0
    let isReturning = false

    const handleClick = (event: MouseEvent) => {
      const way = isFree.current ? undefined : wayOut(event)
      if (!way) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // A dialog of the browser's own would lie above the question.
      way.closest('dialog')?.close()
      void askOnce(() => way.click())
    }
    const handlePop = (event: PopStateEvent) => {
      if (isFree.current) return
      const distance = (placeInHistory() ?? here) - here
      if (distance === 0 && !isReturning) return
      event.stopImmediatePropagation()
      isReturning = !isReturning
      if (!isReturning) return
      history.go(-distance)
      void askOnce(() => history.go(distance))
    }
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault()
    }

    window.addEventListener('click', handleClick, true)
    const letGo = interceptPopState(handlePop)
    window.addEventListener('beforeunload', handleUnload)
    return () => {
      window.removeEventListener('click', handleClick, true)
      letGo()
      window.removeEventListener('beforeunload', handleUnload)
    }
  }, [isOn])
}
