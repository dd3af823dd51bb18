import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, NavigationType, useBeforeUnload, useBlocker } from 'react-router-dom'
import { t } from '@/shared/lib/language'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import * as messages from './messages'

const question = {
  title: t(messages.leaveQuestion),
  text: t(messages.changesLost),
  confirmLabel: t(messages.leave),
  cancelLabel: t(messages.stay),
  closesOnBack: false,
}

let asked: Promise<boolean> | undefined

/** Asks whether unsaved changes may be lost: once for all who want to know, such as a dialog and the page that it is on. */
export function confirmLeaving(): Promise<boolean> {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}

function ask(): Promise<boolean> {
  // An open native dialog would cover the confirmation.
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  return askToConfirm(question)
}

type GuardOptions = {
  /** What of an address the changes belong to; they are lost when it changes. */
  toPlace?: (location: Location) => string
  onStay?: () => void
}

const wholeAddress = ({ pathname, search }: Location) => pathname + search

/** Asks before unsaved changes are lost by a link, logging out, the browser's back button or closing the tab. */
export function useLeaveGuard(
  isActive: boolean,
  { toPlace = wholeAddress, onStay }: GuardOptions = {},
) {
  const isConfirmed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to, historyAction }) =>
      isActive &&
      !isConfirmed.current &&
      // The guards of the routes replace the page by another.
      !(historyAction === NavigationType.Replace && from.pathname !== to.pathname) &&
      toPlace(from) !== toPlace(to),
  )
  const isAsking = useRef(false)
  const ask = useEffectEvent(async () => {
    isAsking.current = true
    const isLeaving = await confirmLeaving().finally(() => {
      isAsking.current = false
    })
    if (isLeaving) {
      blocker.proceed?.()
    } else {
      blocker.reset?.()
      onStay?.()
    }
  })
  // The router renders in transitions: a second attempt to leave may come before the first one's answer is rendered.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isAsking.current) void ask()
  }, [blocker])

  useBeforeUnload((event) => {
    if (isActive) event.preventDefault()
  })

  // Buttons such as Logout lose the changes before they navigate: they are clicked again once the user has confirmed.
  useEffect(() => {
    if (!isActive) return
    const clickOnceConfirmed = async (button: HTMLElement) => {
      if (!(await confirmLeaving())) return
      isConfirmed.current = true
      button.click()
      isConfirmed.current = false
    }
    const handleClick = (event: MouseEvent) => {
      const { target } = event
      const button = target instanceof Element && target.closest<HTMLElement>('[data-leaves-page]')
      if (!button || isConfirmed.current) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void clickOnceConfirmed(button)
    }
    window.addEventListener('click', handleClick, true)
    return () => window.removeEventListener('click', handleClick, true)
  }, [isActive])
}
