import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { classNames } from '@/shared/lib/classNames'
import styles from './PictureTrack.module.css'

type PictureTrackProps = {
  ref: RefObject<HTMLUListElement | null>
  images: readonly string[]
  index: number
  onIndexChange: (index: number) => void
  className?: string | undefined
  children: (src: string, index: number) => ReactNode
}

/** Pictures side by side, of which one is shown; a swipe scrolls to the next one. */
export function PictureTrack(props: PictureTrackProps) {
  const { ref, images, index, onIndexChange, className, children } = props

  const lastIndex = useRef(0)
  useLayoutEffect(() => {
    // A new track is at its start: to measure it would lay out the whole page before its first paint.
    if (lastIndex.current === index) return
    lastIndex.current = index
    const track = ref.current
    // A swipe that changed the index is still scrolling.
    if (track && indexOf(track) !== index) track.scrollLeft = index * track.clientWidth
  }, [ref, index])

  return (
    <ul
      ref={ref}
      className={classNames(styles.track, className)}
      onScroll={({ currentTarget, target }) => {
        const next = target === currentTarget ? indexOf(currentTarget) : undefined
        if (next !== undefined && next !== index) onIndexChange(next)
      }}
    >
      {images.map((src, itemIndex) => (
        <li
          key={src}
          className={classNames(styles.slide, itemIndex !== index && 'screen-only')}
          inert={itemIndex !== index}
          aria-hidden={itemIndex !== index}
          data-current={itemIndex === index ? '' : undefined}
        >
          {children(src, itemIndex)}
        </li>
      ))}
    </ul>
  )
}

/** Undefined while the track is not laid out. */
const indexOf = ({ scrollLeft, clientWidth }: Element) =>
  clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : undefined

/** Moves the focus to the current picture, or to its thumbnail. */
export function focusCurrent(list: Element | null) {
  const button = list?.querySelector<HTMLElement>(':scope > [data-current] button')
  button?.focus({ preventScroll: true })
}
