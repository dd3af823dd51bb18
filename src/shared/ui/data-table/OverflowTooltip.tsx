import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import styles from './OverflowTooltip.module.css'

type Shown = { text: string; left: number; top: number }

type OverflowTooltipProps = { className?: string; isBusy: boolean; children: ReactNode }

const gap = 6

const isCut = (element: Element, text: string) =>
  element.textContent !== text || element.scrollWidth > element.clientWidth

/** Where it stands on the screen; undefined for what is not cut. */
function wholeOf(element: Element | null): Shown | undefined {
  const text = element?.getAttribute('data-full-text')
  if (!element || !text || !isCut(element, text)) return undefined
  const { left, bottom } = element.getBoundingClientRect()
  return { text, left, top: bottom + gap }
}

/** One tooltip for all texts in it that are cut, since a table has hundreds. */
export function OverflowTooltip({ className, isBusy, children }: OverflowTooltipProps) {
  const [shown, setShown] = useState<Shown>()
  const isShown = shown !== undefined
  const hide = () => setShown(undefined)

  // Whoever only points at a text has the focus anywhere.
  useEffect(() => {
    if (!isShown) return
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setShown(undefined)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isShown])

  function handlePointerOver({ target, pointerType }: PointerEvent) {
    if (!(target instanceof Element) || target.closest('[role="tooltip"]')) return
    if (pointerType !== 'touch') setShown(wholeOf(target.closest('[data-full-text]')))
  }

  /** A cell has the focus, or a button in it. */
  function handleFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible'))
      setShown(wholeOf(target.querySelector('[data-full-text]')))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens in it.
    <div
      className={className}
      aria-busy={isBusy}
      onPointerOver={handlePointerOver}
      onPointerLeave={hide}
      onFocus={handleFocus}
      onBlur={hide}
    >
      {children}
      {shown && (
        <div className={styles.tooltip} role="tooltip" style={{ left: shown.left, top: shown.top }}>
          {shown.text}
        </div>
      )}
    </div>
  )
}
