import { t } from '@/shared/lib/language'
import { Picture } from '@/shared/ui/Picture'
import * as messages from '../productMessages'
import styles from './GalleryThumbs.module.css'

type GalleryThumbsProps = {
  images: readonly string[]
  index: number
  tint: string
  onChoose: (index: number) => void
}

export function GalleryThumbs({ images, index, tint, onChoose }: GalleryThumbsProps) {
  return (
    <ul className={styles.thumbs} aria-label={t(messages.choosePicture)}>
      {images.map((src, itemIndex) => (
        <li key={src} data-current={itemIndex === index ? '' : undefined}>
          <button
            type="button"
            style={{ background: tint }}
            aria-label={t(messages.pictureNumber)(itemIndex + 1, images.length)}
            aria-current={itemIndex === index}
            onClick={() => onChoose(itemIndex)}
          >
            <Picture src={src} alt="" sizes="12vw" />
          </button>
        </li>
      ))}
    </ul>
  )
}
