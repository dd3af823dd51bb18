import { useState } from 'react'
import { isPictureUrl, pictureSources } from '../../../../shop/pictures'
import { UserIcon } from '../icon'
import styles from './Avatar.module.css'

type AvatarProps = { src: string | null | undefined; size?: number }

/** The picture of a person whose name stands beside it. */
export function Avatar({ src, size = 28 }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (!src || !isPictureUrl(src) || failedSrc === src) return <UserIcon size={size} />
  return (
    <img
      className={styles.avatar}
      src={src}
      srcSet={pictureSources(src)?.webp}
      sizes={`${size}px`}
      alt=""
      width={size}
      height={size}
      // Pictures of Google's accounts are refused to whoever tells where they come from.
      referrerPolicy="no-referrer"
      onError={() => setFailedSrc(src)}
    />
  )
}
