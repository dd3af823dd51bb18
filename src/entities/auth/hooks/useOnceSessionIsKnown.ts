import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppSelector } from '@/store/hooks'
import { selectIsSessionExpected } from '../model/selectIsSessionExpected'

/** Does a task once, as soon as it is known whether there is a session. It is `pending` until it is done. */
export function useOnceSessionIsKnown<Task>(act: (task: Task) => Promise<void>, initial?: Task) {
  const isExpected = useAppSelector(selectIsSessionExpected)
  const [asked, setAsked] = useState<{ task: Task } | undefined>(
    initial === undefined ? undefined : { task: initial },
  )
  const started = useRef<typeof asked>(undefined)
  const start = useEffectEvent(() => {
    // However often the session changes meanwhile.
    if (!asked || started.current === asked) return
    started.current = asked
    void act(asked.task).finally(() => setAsked(undefined))
  })
  const canStart = asked !== undefined && !isExpected
  useEffect(() => {
    if (canStart) start()
  }, [canStart])
  return { pending: asked?.task, ask: (task: Task) => setAsked({ task }) }
}
