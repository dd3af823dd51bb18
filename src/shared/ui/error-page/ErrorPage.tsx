import { missingPageHead } from '../../../../shop/pageHead'
import { usePageHead } from '../../hooks/usePageHead'
import { buttonClass } from '../button/Button'
import styles from './ErrorPage.module.css'

/** For unknown addresses and for pages that broke. Its link is a plain one, so that it also works without a router. */
export function ErrorPage() {
  usePageHead(missingPageHead)
  return (
    <div className={styles.page}>
      <p className={styles.mark} aria-hidden="true">
        ?!
      </p>
      <h1>Whoops! Something Went Wrong.</h1>
      <p>
        The page you're looking for is not available. Please try again later or return to the
        homepage.
      </p>
      <a className={buttonClass('primary')} href="/">
        Go Back to Home
      </a>
    </div>
  )
}
