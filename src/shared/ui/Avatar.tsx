import { isPictureUrl, pictureSources } from '@/common/pictures'
import { useFailedSource } from '../hooks/useFailedSource'
import styles from './Avatar.module.css'
import { UserIcon } from './icon/icons'

type AvatarProps = { src: string | null | undefined; size?: number }

/** A user's picture, decorative beside their name. */
export function Avatar({ src, size = 28 }: AvatarProps) {
  const [hasFailed, setFailedSrc] = useFailedSource(src)
  if (!src || !isPictureUrl(src) || hasFailed) return <UserIcon size={size} />
  return (
    <img
      className={styles.avatar}
      src={src}
      srcSet={pictureSources(src)?.webp}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      // Google rejects requests for profile pictures that have a referrer.
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  )
}
