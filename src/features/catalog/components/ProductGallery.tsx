import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { galleryPictureSizes } from '../../../../shop/pictures'
import { loadChunk } from '../../../shared/lib/loadChunk'
import { Badge } from '../../../shared/ui/badge/Badge'
import { Picture } from '../../../shared/ui/picture/Picture'
import { GalleryThumbs } from './GalleryThumbs'
import styles from './ProductGallery.module.css'
import { ZoomLens } from './ZoomLens'

const loadZoomDialog = () =>
  loadChunk(() => import(/* webpackChunkName: "zoom-dialog" */ './ZoomDialog'))

const ZoomDialog = lazy(async () => ({ default: (await loadZoomDialog()).ZoomDialog }))

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
  // A product without pictures gets a placeholder.
  const shown = images.length > 0 ? images : ['']
  const getAlt = (itemIndex: number) =>
    shown.length > 1 ? `${productName}, picture ${itemIndex + 1} of ${shown.length}` : productName

  function handleNear() {
    if (isNear) return
    setIsNear(true)
    void loadZoomDialog().catch(() => {})
  }

  function goTo(target: number) {
    const next = (target + shown.length) % shown.length
    setIndex(next)
    const track = trackRef.current
    if (track) track.scrollLeft = next * track.clientWidth
  }

  function handleScroll() {
    const track = trackRef.current
    if (track && track.clientWidth > 0) setIndex(Math.round(track.scrollLeft / track.clientWidth))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || shown.length < 2) return
    event.preventDefault()
    const list = event.target instanceof Element ? event.target.closest('ul') : null
    flushSync(() => goTo(index + step))
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
      aria-label="Pictures"
      onKeyDown={handleKeyDown}
      onPointerEnter={handleNear}
      onFocus={handleNear}
    >
      <div className={styles.viewer} style={{ background: tint }}>
        <ul ref={trackRef} className={styles.track} onScroll={handleScroll}>
          {shown.map((src, itemIndex) => (
            <li
              key={src}
              className={styles.slide}
              inert={itemIndex !== index}
              aria-hidden={itemIndex !== index}
              data-current={itemIndex === index ? '' : undefined}
            >
              <ZoomLens onZoom={() => setIsZoomed(true)}>
                <Picture
                  src={src}
                  alt={getAlt(itemIndex)}
                  sizes={galleryPictureSizes}
                  isPriority={itemIndex === 0 || isNear}
                />
              </ZoomLens>
            </li>
          ))}
        </ul>
        {!isInStock && (
          <div className={styles.overlay} aria-hidden="true">
            <Badge tone="dark">Out of Stock</Badge>
          </div>
        )}
        {shown.length > 1 && (
          <span className={styles.count} aria-hidden="true">
            <Badge tone="dark">
              {index + 1} / {shown.length}
            </Badge>
          </span>
        )}
      </div>
      {shown.length > 1 && (
        <GalleryThumbs images={shown} index={index} tint={tint} onChoose={goTo} />
      )}
      {isZoomed && (
        <Suspense>
          <ZoomDialog
            title={productName}
            src={shown[index] ?? ''}
            alt={getAlt(index)}
            onStep={shown.length > 1 ? (step) => goTo(index + step) : undefined}
            onClose={handleZoomClose}
          />
        </Suspense>
      )}
    </section>
  )
}

function focusCurrent(list: Element | null) {
  const button = list?.querySelector<HTMLElement>(':scope > [data-current] button')
  button?.focus({ preventScroll: true })
}
