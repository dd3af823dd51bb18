import { classNames } from '../../../shared/lib/classNames'
import { Picture } from '../../../shared/ui/picture/Picture'
import styles from './GalleryThumbs.module.css'

type GalleryThumbsProps = {
  images: readonly string[]
  place: number
  tint: string
  onChoose: (place: number) => void
}

export function GalleryThumbs({ images, place, tint, onChoose }: GalleryThumbsProps) {
  return (
    <ul className={styles.thumbs} aria-label="Choose a picture">
      {images.map((src, of) => (
        <li key={src} data-present={of === place ? '' : undefined}>
          <button
            type="button"
            className={classNames(styles.thumb, of === place && styles.present)}
            style={{ background: tint }}
            aria-label={`Picture ${of + 1} of ${images.length}`}
            aria-current={of === place}
            onClick={() => onChoose(of)}
          >
            <Picture src={src} alt="" sizes="88px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
