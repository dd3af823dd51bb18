import { type KeyboardEvent, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { galleryPictureSizes } from '@/common/pictures'
import { useIsHydrating } from '@/shared/hooks/useIsHydrating'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { Badge } from '@/shared/ui/Badge'
import { Picture } from '@/shared/ui/Picture'
import { preloadZoomDialog, ZoomDialog } from '@/storefront/ui/zoom/LazyZoomDialog'
import { focusCurrent, PictureTrack } from '@/storefront/ui/zoom/PictureTrack'
import * as messages from '../productMessages'
import { GalleryThumbs } from './GalleryThumbs'
import styles from './ProductGallery.module.css'
import { ZoomLens } from './ZoomLens'

/** The file in which the page on screen shows a picture. */
function findShownFile(src: string | undefined): string | undefined {
  return [...document.querySelectorAll<HTMLImageElement>('main img')].find(
    (image) => image.getAttribute('src') === src && image.complete && image.naturalWidth > 0,
  )?.currentSrc
}

type ProductGalleryProps = {
  images: readonly string[]
  productName: string
  isInStock: boolean
  /** Background while the pictures load. */
  tint: string
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** Swipe, thumbnails and arrow keys change the large picture; a click zooms in. */
export function ProductGallery({ images, productName, isInStock, tint }: ProductGalleryProps) {
  const [index, setIndex] = useState(0)
  const [isZoomed, setIsZoomed] = useState(false)
  // The other pictures and the dialog load once the gallery is used.
  const [isNear, setIsNear] = useState(false)
  const trackRef = useRef<HTMLUListElement>(null)
  const isHydrating = useIsHydrating()
  // When the page is rendered first, the last one is still on screen, with the card that was tapped.
  const [preview] = useState(() => (isHydrating ? undefined : findShownFile(images[0])))
  // A product without pictures gets a placeholder.
  const shown = images.length > 0 ? images : ['']
  const getAlt = (itemIndex: number) =>
    shown.length > 1 ? t(messages.pictureOf)(productName, itemIndex + 1, shown.length) : productName

  function handleNear() {
    if (isNear) return
    setIsNear(true)
    preloadZoomDialog()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || shown.length < 2) return
    event.preventDefault()
    const list = event.target instanceof Element ? event.target.closest('ul') : null
    flushSync(() => setIndex((index + step + shown.length) % shown.length))
    // Moves the focus to the new picture or thumbnail.
    focusCurrent(list)
  }

  function handleZoomClose() {
    flushSync(() => setIsZoomed(false))
    // The button that opened the dialog can belong to another picture than the current one.
    focusCurrent(trackRef.current)
  }

  return (
    <section
      className={styles.gallery}
      aria-label={t(messages.pictures)}
      onKeyDown={handleKeyDown}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      <div className={styles.viewer} style={{ background: tint }}>
        <PictureTrack
          ref={trackRef}
          className={styles.track}
          images={shown}
          index={index}
          onIndexChange={setIndex}
        >
          {(src, itemIndex) => (
            <ZoomLens onZoom={() => setIsZoomed(true)}>
              <Picture
                src={src}
                alt={getAlt(itemIndex)}
                sizes={galleryPictureSizes}
                isPriority={itemIndex === 0 || isNear}
                preview={itemIndex === 0 ? preview : undefined}
              />
            </ZoomLens>
          )}
        </PictureTrack>
        {!isInStock && (
          <div className={styles.overlay} aria-hidden="true">
            <Badge tone="dark">{t(messages.outOfStock)}</Badge>
          </div>
        )}
        {shown.length > 1 && (
          <span className={styles.count} aria-hidden="true">
            <Badge tone="dark">
              {formatCount(index + 1)} / {formatCount(shown.length)}
            </Badge>
          </span>
        )}
      </div>
      {shown.length > 1 && (
        <GalleryThumbs images={shown} index={index} tint={tint} onChoose={setIndex} />
      )}
      {isZoomed && (
        <Suspense>
          <ZoomDialog
            title={productName}
            images={shown}
            index={index}
            getAlt={getAlt}
            onIndexChange={setIndex}
            onClose={handleZoomClose}
          />
        </Suspense>
      )}
    </section>
  )
}
