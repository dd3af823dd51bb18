import { useId } from 'react'
import { categoryPath } from '@/common/addresses'
import { categoryLabel } from '@/common/pageHead'
import { categoryStem } from '@/common/pictures'
import { language, t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import { ShopPicture } from './ShopPicture'
import styles from './TopCategories.module.css'

export function TopCategories() {
  const headingId = useId()
  return (
    <section className="titled-section" aria-labelledby={headingId}>
      <h2 id={headingId} className="section-title">
        {t(messages.topCategories)}
      </h2>
      <ul className={styles.tiles}>
        {shop.topCategories.map((category) => (
          <li key={category}>
            <Link className={styles.tile} to={categoryPath(category)}>
              <span className={styles.picture}>
                <ShopPicture
                  stem={categoryStem(category)}
                  widths={[240, 480]}
                  ratio={1}
                  sizes="(min-width: 1440px) 205px, (min-width: 1024px) 15vw, 30vw"
                  alt=""
                />
              </span>
              <span className={styles.name}>{categoryLabel(language, category)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
