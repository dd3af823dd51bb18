import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { galleryPictureSizes } from '../../../../shop/pictures'
import { Picture } from '../../../shared/ui/picture/Picture'
import { GalleryThumbs } from './GalleryThumbs'
import styles from './ProductGallery.module.css'
import { ZoomDialog } from './ZoomDialog'
import { ZoomLens } from './ZoomLens'

type ProductGalleryProps = {
  images: readonly string[]
  productName: string
  isInStock: boolean
  /** Colour behind the pictures until they are there. */
  tint: string
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** One picture large: swiped, chosen by thumbnails or by arrow keys; a click looks closer. */
export function ProductGallery({ images, productName, isInStock, tint }: ProductGalleryProps) {
  const [place, setPlace] = useState(0)
  const [isZoomed, setIsZoomed] = useState(false)
  // The other pictures are worth their bytes once somebody comes near.
  const [isNear, setIsNear] = useState(false)
  const trackRef = useRef<HTMLUListElement>(null)
  // A product without pictures still has its place.
  const shown = images.length > 0 ? images : ['']
  const altOf = (of: number) =>
    shown.length > 1 ? `${productName}, picture ${of + 1} of ${shown.length}` : productName

  function goTo(wanted: number) {
    const next = (wanted + shown.length) % shown.length
    setPlace(next)
    const track = trackRef.current
    if (track) track.scrollLeft = next * track.clientWidth
  }

  function handleScroll() {
    const track = trackRef.current
    if (track && track.clientWidth > 0) setPlace(Math.round(track.scrollLeft / track.clientWidth))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || shown.length < 2) return
    event.preventDefault()
    const list = event.target instanceof Element ? event.target.closest('ul') : null
    flushSync(() => goTo(place + step))
    // The focus goes along, from picture to picture or from thumbnail to thumbnail.
    focusPresent(list)
  }

  function handleZoomClose() {
    flushSync(() => setIsZoomed(false))
    // Meanwhile another picture may have come, and what opened the dialog gone out of reach.
    focusPresent(trackRef.current)
  }

  return (
    <section
      className={styles.gallery}
      aria-label="Pictures"
      onKeyDown={handleKeyDown}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
    >
      <div className={styles.stage} style={{ background: tint }}>
        <ul ref={trackRef} className={styles.track} onScroll={handleScroll}>
          {shown.map((src, of) => (
            <li
              key={src}
              className={styles.slide}
              inert={of !== place}
              aria-hidden={of !== place}
              data-present={of === place ? '' : undefined}
            >
              <ZoomLens onZoom={() => setIsZoomed(true)}>
                <Picture
                  src={src}
                  alt={altOf(of)}
                  sizes={galleryPictureSizes}
                  isPriority={of === 0 || isNear}
                />
              </ZoomLens>
            </li>
          ))}
        </ul>
        {!isInStock && (
          <div className={styles.overlay} aria-hidden="true">
            <span>Out of Stock</span>
          </div>
        )}
        {shown.length > 1 && (
          <span className={styles.count} aria-hidden="true">
            {place + 1} / {shown.length}
          </span>
        )}
      </div>
      {shown.length > 1 && (
        <GalleryThumbs images={shown} place={place} tint={tint} onChoose={goTo} />
      )}
      {isZoomed && (
        <ZoomDialog
          title={productName}
          src={shown[place] ?? ''}
          alt={altOf(place)}
          onStep={shown.length > 1 ? (step) => goTo(place + step) : undefined}
          onClose={handleZoomClose}
        />
      )}
    </section>
  )
}

function focusPresent(list: Element | null) {
  const button = list?.querySelector<HTMLElement>(':scope > [data-present] button')
  button?.focus({ preventScroll: true })
}
