import { type RefObject, useEffect, useEffectEvent } from 'react'

type TableShortcuts = {
  isEnabled: boolean
  table: RefObject<HTMLElement | null>
  /** Of the rows of the page. */
  ids: readonly string[]
  focusRow: (id: string) => void
  openRow: ((id: string) => void) | undefined
  onHelp: () => void
}

const takesText =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=menu], [role=listbox]'
const dialogs = '[role=dialog], .swal2-container'

/** By its place on the keyboard if the layout has other letters, as the Bengali one. */
export const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[\x21-\x7e]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()

const rowOf = (element: Element | null) => element?.closest<HTMLElement>('[data-id]')?.dataset.id

/** Single keys that search, walk through the rows and open one, unless the user has switched them off. */
export function useTableShortcuts(options: TableShortcuts) {
  const { isEnabled, table, ids, focusRow, openRow, onHelp } = options

  function move(index: number) {
    const id = ids[index]
    if (id !== undefined) focusRow(id)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return
    if (!(target instanceof Element) || target.closest(takesText)) return
    if (document.querySelector(dialogs)) return
    const current = rowOf(document.activeElement)
    const at = current === undefined ? -1 : ids.indexOf(current)
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      '/': () => table.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
      '?': onHelp,
      j: () => move(at + 1),
      k: () => move(Math.max(0, at - 1)),
      e: openRow && current !== undefined ? () => openRow(current) : undefined,
    }
    const action = actions[letterOf(event)]
    if (!action) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    if (!isEnabled) return undefined
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isEnabled])
}
