import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import { useIsPageHidden } from '../../hooks/useIsPageHidden'
import { useMediaQuery } from '../../hooks/useMediaQuery'

/**
 * Whether what moves by itself may move now. Not where motion is unwanted, unless it was asked for by the button; not
 * under the mouse, while a slide has the focus, out of view or in a hidden tab.
 */
export function useIsPlaying(rootRef: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState<boolean>()
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isInView = useIsInView(rootRef)
  const isHidden = useIsPageHidden()
  const isMotionUnwanted = useMediaQuery('(prefers-reduced-motion: reduce)')

  const isWanted = choice ?? !isMotionUnwanted
  return {
    isWanted,
    isHovered,
    isPlaying: isWanted && isInView && !isHidden && !isHovered && !isFocused,
    toggle() {
      setChoice(!isWanted)
      // Who asks for it sees it go at once, though hand and focus are still there.
      setIsHovered(false)
      setIsFocused(false)
    },
    holdProps: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
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
