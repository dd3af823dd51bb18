import { type KeyboardEvent, useState } from 'react'
import { classNames } from '../../../shared/lib/classNames'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icon'
import { IconButton } from '../../../shared/ui/icon-button/IconButton'
import { Picture } from '../../../shared/ui/picture/Picture'
import { Sheet } from '../../../shared/ui/sheet/Sheet'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './ZoomDialog.module.css'

type ZoomDialogProps = {
  title: string
  src: string
  alt: string
  /** Undefined if there is only one picture. */
  onStep?: (step: 1 | -1) => void
  onClose: () => void
}

/** The picture on the whole screen. Pinching or a click zooms in. */
export function ZoomDialog({ title, src, alt, onStep, onClose }: ZoomDialogProps) {
  const [isDoubled, setIsDoubled] = useState(false)

  function step(by: 1 | -1) {
    setIsDoubled(false)
    onStep?.(by)
  }

  function handleKeyDown(event: KeyboardEvent) {
    // The gallery behind the dialog handles the same keys.
    event.stopPropagation()
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }

  return (
    <Sheet title={title} variant="fullscreen" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys work wherever the focus is in here. */}
      <div className={styles.viewer} onKeyDown={handleKeyDown}>
        <div className={styles.scroller}>
          <button
            type="button"
            className={styles.picture}
            aria-pressed={isDoubled}
            onClick={() => setIsDoubled(!isDoubled)}
          >
            <Picture src={src} alt={alt} sizes="200vmin" isPriority />
            <VisuallyHidden>Enlarge</VisuallyHidden>
          </button>
        </div>
        {onStep && (
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
