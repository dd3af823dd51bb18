import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react'

/**
 * A panel that opens under its button: by mouse on hover, by touch and keyboard on the button. Escape closes it and
 * goes back to the button; so does leaving it, without taking the focus.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const panelId = useId()
  const buttonRef = useRef<HTMLButtonElement>(null)
  // A touch hovers before it clicks: only what really hovers opens that way.
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
  const isHovered = useRef(false)
  const handleHover = (event: PointerEvent, isOver: boolean) => {
    if (!isMouse(event)) return
    isHovered.current = isOver
    setIsOpen(isOver)
  }

  return {
    isOpen,
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
      // What hovering has opened, a click of the same mouse does not close.
      onClick: () => setIsOpen((wasOpen) => isHovered.current || !wasOpen),
    },
    panelProps: { id: panelId, hidden: !isOpen },
  }
}
