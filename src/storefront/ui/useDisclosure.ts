import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react'

/**
 * A panel that opens under its button: on hover by mouse, on click by touch and keyboard. Escape closes it and focuses the
 * button; moving pointer or focus away closes it too.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isHovered = useRef(false)
  const handleHover = (event: PointerEvent, isOver: boolean) => {
    // A touch fires hover events before the click, which would close the panel again.
    if (event.pointerType !== 'mouse') return
    isHovered.current = isOver
    setIsOpen(isOver)
  }

  return {
    close: () => setIsOpen(false),
    containerProps: {
      onPointerEnter: (event: PointerEvent) => handleHover(event, true),
      onPointerLeave: (event: PointerEvent) => handleHover(event, false),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setIsOpen(false)
        buttonRef.current?.focus()
      },
    },
    buttonProps: {
      ref: buttonRef,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': panelId,
      // A click does not close a panel that is open by hover.
      onClick: () => setIsOpen((wasOpen) => isHovered.current || !wasOpen),
    },
    panelProps: { id: panelId, hidden: !isOpen },
  }
}
