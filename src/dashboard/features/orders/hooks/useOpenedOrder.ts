import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { openedRowParam } from '@/dashboard/tables/tableQuery'
import { getField } from '@/shared/lib/getField'

/** The order whose panel is open is in the URL, so that a reload or a shared link opens it again. */
export function useOpenedOrder() {
  const [searchParams, setSearchParams] = useSearchParams()
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  const id = searchParams.get(openedRowParam) ?? undefined
  const closingId = useRef<string>(undefined)
  const shownId = useRef<string>(undefined)
  useEffect(() => {
    shownId.current = id
    return () => {
      shownId.current = undefined
    }
  }, [id])
  useEffect(() => {
    if (id === undefined) closingId.current = undefined
  }, [id])

  /** With the page of the table that has it, if it is another. */
  function open(nextId: string, page?: number) {
    const next = new URLSearchParams(searchParams)
    next.set(openedRowParam, nextId)
    if (page !== undefined) next.set('page', `${page}`)
    // The entry before this one has another page of the table, so closing must not go back to it.
    const stateBefore = id === undefined ? { isFromTable: true } : state
    // One history entry for all orders that are opened one after another: Back leads to the table.
    setSearchParams(next, {
      replace: id !== undefined,
      state: page === undefined ? stateBefore : null,
      preventScrollReset: true,
    })
  }

  function close() {
    // The browser takes a moment to go back; a second click must not leave the table.
    if (closingId.current === id) return
    closingId.current = id
    if (getField(state, 'isFromTable') === true) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(searchParams)
    next.delete(openedRowParam)
    setSearchParams(next, { replace: true, preventScrollReset: true })
  }

  /** Closing was prevented. */
  function stay() {
    closingId.current = undefined
  }

  /** For what comes late: whether this order is still open, or another one, or the table was left. */
  const isShown = (orderId: string | undefined) => shownId.current === orderId

  return { id, open, close, stay, isShown }
}
