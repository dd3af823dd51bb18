import { Picture } from './Picture'
import styles from './Thumbnail.module.css'

/** A small picture beside the name of its product, and therefore without a text of its own. */
export function Thumbnail({ src = '', size }: { src?: string; size: number }) {
  return (
    <span className={styles.thumbnail} style={{ width: size, height: size }}>
      <Picture src={src} alt="" sizes={`${size}px`} />
    </span>
  )
}
