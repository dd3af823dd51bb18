import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '@/shared/lib/classNames'
import { IconButton } from '@/shared/ui/IconButton'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Picture } from '@/shared/ui/Picture'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { Sheet } from '@/storefront/ui/Sheet'
import { useZoom } from '../hooks/useZoom'
import { focusCurrent, PictureTrack } from './PictureTrack'
import styles from './ZoomDialog.module.css'

type ZoomDialogProps = {
  title: string
  images: readonly string[]
  index: number
  getAlt: (index: number) => string
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The pictures on the whole screen. A swipe, a button or an arrow key shows the next one; a tap or two fingers zoom in. */
export function ZoomDialog(props: ZoomDialogProps) {
  const { title, images, index, getAlt, onIndexChange, onClose } = props
  const trackRef = useRef<HTMLUListElement>(null)
  const { scale, handleClick, resetZoom } = useZoom(trackRef)
  const isZoomed = scale > 1
  const hasOthers = images.length > 1

  function handleIndexChange(next: number) {
    resetZoom()
    onIndexChange(next)
  }

  const step = (by: 1 | -1) => handleIndexChange((index + by + images.length) % images.length)

  function handleKeyDown(event: KeyboardEvent) {
    // The gallery behind the dialog handles the same keys.
    event.stopPropagation()
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined
    if (!by || !hasOthers) return
    event.preventDefault()
    const isOnPicture = trackRef.current?.contains(document.activeElement)
    flushSync(() => step(by))
    if (isOnPicture) focusCurrent(trackRef.current)
  }

  return (
    <Sheet title={title} variant="fullscreen" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in here. */}
      <div
        className={classNames(styles.viewer, isZoomed && styles.zoomed)}
        style={{ '--scale': scale } as CSSProperties}
        onKeyDown={handleKeyDown}
      >
        <PictureTrack
          ref={trackRef}
          className={styles.track}
          images={images}
          index={index}
          onIndexChange={handleIndexChange}
        >
          {(src, itemIndex) => (
            <div className={styles.scroller} data-scroller="">
              <div className={styles.frame}>
                <button
                  type="button"
                  className={styles.picture}
                  aria-pressed={isZoomed}
                  onClick={handleClick}
                >
                  {/* The largest size that there is, whatever the screen. */}
                  <Picture src={src} alt={getAlt(itemIndex)} sizes="960px" isPriority />
                  <VisuallyHidden>Enlarge</VisuallyHidden>
                </button>
              </div>
            </div>
          )}
        </PictureTrack>
        {hasOthers && !isZoomed && (
          <>
            <IconButton
              className={classNames(styles.arrow, styles.previous)}
              aria-label="Previous picture"
              onClick={() => step(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              className={classNames(styles.arrow, styles.next)}
              aria-label="Next picture"
              onClick={() => step(1)}
            >
              <ChevronRightIcon />
            </IconButton>
          </>
        )}
      </div>
    </Sheet>
  )
}
