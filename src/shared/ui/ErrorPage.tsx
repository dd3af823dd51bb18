import { categoryPath } from '@/common/addresses'
import { categoryLabel, missingPageHead } from '@/common/pageHead'
import { shop } from '@/shop/shop.config'
import { usePageHead } from '../hooks/usePageHead'
import { language, localPath, t } from '../lib/language'
import * as messages from '../messages'
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
          <h1>{t(messages.somethingWrong)}</h1>
          <p>{t(messages.pageMissing)}</p>
          <a className={buttonClass('primary')} href={localPath('/')}>
            {t(messages.goHome)}
          </a>
        </div>
      </div>
      <nav className={styles.categories} aria-label={t(messages.shopByCategory)}>
        <h2>{t(messages.shopByCategory)}</h2>
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
