import { type FocusEvent, type PointerEvent, type RefObject, useState } from 'react'
import { useMediaQuery } from '@/shared/hooks/useMediaQuery'
import { useHasAttention } from './useHasAttention'

/**
 * Whether autoplay is running: not with reduced motion unless the user pressed play, not after a touch, and not
 * while the carousel is hovered, focused, out of view, or less visible than another one.
 */
export function useIsPlaying(rootRef: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<boolean>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const hasAttention = useHasAttention(rootRef)
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)')

  const isEnabled = choice ?? !prefersReducedMotion
  return {
    isEnabled,
    isHovered,
    isPlaying: isEnabled && hasAttention && !isHovered && !isFocused,
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
