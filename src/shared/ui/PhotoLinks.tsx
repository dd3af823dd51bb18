import styles from './PhotoLinks.module.css'
import { Picture } from './Picture'

type PhotoLinksProps = {
  photos: readonly string[]
  label?: string
  getAlt: (index: number) => string
  /** Without it, a photo opens in a tab of its own. */
  onOpen?: ((index: number) => void) | undefined
}

/** Photos that users have taken, small. */
export function PhotoLinks({ photos, label, getAlt, onOpen }: PhotoLinksProps) {
  if (photos.length === 0) return null
  return (
    <ul className={styles.photos} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a
            href={photo}
            target="_blank"
            rel="noreferrer"
            {...(onOpen && {
              'aria-haspopup': 'dialog',
              onClick: (event) => {
                event.preventDefault()
                onOpen(index)
              },
            })}
          >
            <Picture src={photo} alt={getAlt(index)} sizes="88px" />
          </a>
        </li>
      ))}
    </ul>
  )
}
