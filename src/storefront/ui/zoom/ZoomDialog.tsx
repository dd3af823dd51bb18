import { type CSSProperties, useEffect, useEffectEvent, useRef } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { IconButton } from '@/shared/ui/IconButton'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Picture } from '@/shared/ui/Picture'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { Sheet } from '@/storefront/ui/Sheet'
import * as messages from './messages'
import { PictureTrack } from './PictureTrack'
import { useZoom } from './useZoom'
import styles from './ZoomDialog.module.css'

type ZoomDialogProps = {
  title: string
  images: readonly string[]
  index: number
  getAlt: (index: number) => string
  onIndexChange: (index: number) => void
  onClose: () => void
}

/** The pictures on the whole screen. A swipe or a button shows the next one, and so do the gallery's arrow keys; a tap or two fingers zoom in. */
export function ZoomDialog(props: ZoomDialogProps) {
  const { title, images, index, getAlt, onIndexChange, onClose } = props
  const trackRef = useRef<HTMLUListElement>(null)
  const { scale, handleClick } = useZoom(trackRef, index)
  const isZoomed = scale > 1

  const scrollToOpened = useEffectEvent(() => {
    const track = trackRef.current
    if (track) track.scrollLeft = index * track.clientWidth
  })
  // The sheet's own effect has opened it: before that the track has no width.
  useEffect(() => scrollToOpened(), [])

  const step = (by: 1 | -1) => onIndexChange((index + by + images.length) % images.length)

  return (
    <Sheet title={title} variant="fullscreen" onClose={onClose}>
      <div
        className={classNames(styles.viewer, isZoomed && styles.zoomed)}
        style={{ '--scale': scale } as CSSProperties}
      >
        <PictureTrack
          ref={trackRef}
          className={styles.track}
          images={images}
          index={index}
          onIndexChange={onIndexChange}
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
                  <VisuallyHidden>{t(messages.enlarge)}</VisuallyHidden>
                </button>
              </div>
            </div>
          )}
        </PictureTrack>
        {images.length > 1 && !isZoomed && (
          <>
            <p className={styles.position} aria-hidden="true">
              {formatCount(index + 1)} / {formatCount(images.length)}
            </p>
            <IconButton
              className={classNames(styles.arrow, styles.previous)}
              aria-label={t(messages.previousPicture)}
              onClick={() => step(-1)}
            >
              <ChevronLeftIcon />
            </IconButton>
            <IconButton
              className={classNames(styles.arrow, styles.next)}
              aria-label={t(messages.nextPicture)}
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
