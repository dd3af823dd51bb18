import { categoryPath } from '../../../../shop/addresses'
import { missingPageHead } from '../../../../shop/pageHead'
import { shop } from '../../../../shop/shop.config'
import { usePageHead } from '../../hooks/usePageHead'
import { buttonClass } from '../button/Button'
import styles from './ErrorPage.module.css'

/** For unknown addresses and for pages that broke. Its links are plain ones, so that they also work without a router. */
export function ErrorPage() {
  usePageHead(missingPageHead)
  return (
    <div className={styles.page}>
      <img src="/images/unplugged.svg" alt="" width={280} height={160} />
      <h1>Whoops! Something Went Wrong.</h1>
      <p>
        The page you're looking for is not available. Please try again later or return to the
        homepage.
      </p>
      <a className={buttonClass('primary')} href="/">
        Go Back to Home
      </a>
      <nav aria-label="Shop by category">
        <ul className={styles.categories}>
          {shop.categoryTree.map(({ label, name }) => (
            <li key={name}>
              <a href={categoryPath(name)}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
