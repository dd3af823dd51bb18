import styles from './layouts.module.css'

/** Past the header by one key. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to content
    </a>
  )
}
