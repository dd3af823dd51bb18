import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useState } from 'react'
import styles from './OverflowTooltip.module.css'

type Tooltip = { text: string; left: number; top: number }

type OverflowTooltipProps = { className?: string; isBusy: boolean; children: ReactNode }

const gap = 6

const isTruncated = (element: Element, text: string) =>
  element.textContent !== text || element.scrollWidth > element.clientWidth

/** The tooltip's text and position; undefined if the text is fully visible. */
function getTooltip(element: Element | null): Tooltip | undefined {
  const text = element?.getAttribute('data-full-text')
  if (!element || !text || !isTruncated(element, text)) return undefined
  const { left, bottom } = element.getBoundingClientRect()
  return { text, left, top: bottom + gap }
}

/** One tooltip for all truncated texts inside, because a table has hundreds. */
export function OverflowTooltip({ className, isBusy, children }: OverflowTooltipProps) {
  const [tooltip, setTooltip] = useState<Tooltip>()
  const isOpen = tooltip !== undefined
  const hide = () => setTooltip(undefined)

  // On hover the focus can be anywhere, so Escape is handled on the document.
  useEffect(() => {
    if (!isOpen) return
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setTooltip(undefined)
    }
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [isOpen])

  function handlePointerOver({ target, pointerType }: PointerEvent) {
    if (!(target instanceof Element) || target.closest('[role="tooltip"]')) return
    if (pointerType !== 'touch') setTooltip(getTooltip(target.closest('[data-full-text]')))
  }

  // A cell or a button in it has the focus.
  function handleFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible'))
      setTooltip(getTooltip(target.querySelector('[data-full-text]')))
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to events of its children.
    <div
      className={className}
      aria-busy={isBusy}
      onPointerOver={handlePointerOver}
      onPointerLeave={hide}
      onFocus={handleFocus}
      onBlur={hide}
    >
      {children}
      {tooltip && (
        <div
          className={styles.tooltip}
          role="tooltip"
          style={{ left: tooltip.left, top: tooltip.top }}
        >
          {tooltip.text}
        </div>
      )}
    </div>
  )
}
