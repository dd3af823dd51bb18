import { useEffect, useRef, useState } from 'react'
import { isPictureUrl, pictureSources } from '@/common/pictures'
import { useFailedSource } from '../hooks/useFailedSource'
import { classNames } from '../lib/classNames'
import { BoxIcon } from './icon/icons'
import styles from './Picture.module.css'

type PictureProps = {
  src: string
  alt: string
  sizes: string
  /** For pictures above the fold: not lazy, with high priority. */
  isPriority?: boolean
  /** A file that is shown while the picture loads. */
  preview?: string | undefined
  className?: string
}

const side = 960

/** An object URL of a file that is not uploaded yet. */
const isShowable = (src: string) => isPictureUrl(src) || src.startsWith('blob:')

/** A square product picture with responsive sources. */
export function Picture(props: PictureProps) {
  const { src, alt, sizes, isPriority = false, className } = props
  const [hasFailed, setFailedSrc] = useFailedSource(src)
  const imageRef = useRef<HTMLImageElement>(null)
  const [preview, setPreview] = useState(props.preview)

  // A picture in the HTML of the server may have failed before React could handle the event.
  useEffect(() => {
    const image = imageRef.current
    if (image?.complete && image.naturalWidth === 0) setFailedSrc(src)
  }, [src, setFailedSrc])

  if (!isShowable(src) || hasFailed) {
    return (
      <span
        className={classNames(styles.missing, className)}
        {...(alt && { role: 'img', 'aria-label': alt })}
      >
        <BoxIcon size={40} />
      </span>
    )
  }
  const sources = pictureSources(src)
  return (
    <picture className={styles.picture}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={imageRef}
        className={classNames(styles.image, className)}
        src={src}
        alt={alt}
        width={side}
        height={side}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        style={
          preview ? { backgroundImage: `url("${preview}")`, backgroundSize: 'cover' } : undefined
        }
        onLoad={() => setPreview(undefined)}
        onError={() => setFailedSrc(src)}
      />
    </picture>
  )
}
