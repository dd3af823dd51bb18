import { sourcesOf } from '@/common/pictures'
import styles from './ShopPicture.module.css'

type ShopPictureProps = {
  /** The URL without width and format. */
  stem: string
  widths: readonly [number, number]
  /** Height divided by width. */
  ratio: number
  sizes: string
  alt: string
  isPriority?: boolean
}

/** A picture that comes with the shop, in two widths. */
export function ShopPicture({ stem, widths, ratio, sizes, alt, isPriority }: ShopPictureProps) {
  const sources = sourcesOf(stem, widths)
  const [, full] = widths
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={styles.image}
        src={`${stem}-${full}.webp`}
        srcSet={sources.webp}
        sizes={sizes}
        alt={alt}
        width={full}
        height={full * ratio}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        draggable={false}
      />
    </picture>
  )
}
