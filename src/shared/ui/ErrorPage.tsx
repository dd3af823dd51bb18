import { categoryPath } from '@/common/addresses'
import { categoryLabel, missingPageHead } from '@/common/pageHead'
import { shop } from '@/shop/shop.config'
import { usePageHead } from '../hooks/usePageHead'
import { language, localPath } from '../lib/language'
import { buttonClass } from './Button'
import styles from './ErrorPage.module.css'
import { SmallCategoryPicture } from './SmallCategoryPicture'

/** For unknown addresses and for pages that broke. Its links are plain ones, so that they also work without a router. */
export function ErrorPage() {
  usePageHead(missingPageHead(language))
  return (
    <div className={styles.missing}>
      <div className={styles.message}>
        <img src="/images/unplugged.svg" alt="" width={280} height={160} />
        <div>
          <h1>Whoops! Something Went Wrong.</h1>
          <p>
            The page you're looking for is not available. Please try again later or return to the
            homepage.
          </p>
          <a className={buttonClass('primary')} href={localPath('/')}>
            Go Back to Home
          </a>
        </div>
      </div>
      <nav className={styles.categories} aria-label="Shop by category">
        <h2>Shop by category</h2>
        <ul>
          {shop.topCategories.map((category) => (
            <li key={category}>
              <a href={localPath(categoryPath(category))}>
                <SmallCategoryPicture category={category} />
                {categoryLabel(language, category)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
