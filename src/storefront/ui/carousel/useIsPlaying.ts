import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'

/**
 * Whether autoplay is running: not with reduced motion unless the user pressed play, not after a touch, and not
 * while the carousel is hovered, focused or out of view.
 */
export function useIsPlaying(rootRef: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<boolean>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isInView = useIsInView(rootRef)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')

  const isEnabled = choice ?? !prefersReducedMotion
  return {
    isEnabled,
    isHovered,
    isPlaying: isEnabled && isInView && !isHovered && !isFocused,
    toggle() {
      setChoice(!isEnabled)
      // Starts immediately, although the button is still hovered and focused.
      setIsHovered(false)
      setIsFocused(false)
    },
    pauseProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      // For good: a touchscreen does not show when the user has stopped looking. The buttons have actions of their own.
      onPointerDown: ({ pointerType, target }: PointerEvent) => {
        const isButton = target instanceof Element && target.closest('button') !== null
        if (pointerType === 'touch' && !isButton) setChoice(false)
      },
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(':focus-visible')),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false)
      },
    },
  }
}

function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true)
  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) =>
      setIsInView(entry?.isIntersecting ?? true),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isInView
}
