import styles from './SkipLink.module.css'

/** Lets keyboard users skip the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}
