import { useId } from 'react'
import { useListPopularGadgetsQuery } from '@/api'
import { CompactCard, CompactCardSkeleton } from '@/entities/product/components/CompactCard'
import * as products from '@/entities/product/messages'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { EmptyState } from '@/shared/ui/EmptyState'
import { QueryState } from '@/shared/ui/QueryState'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { Carousel } from '@/storefront/ui/carousel/Carousel'
import * as messages from '../homeMessages'
import { popularArg } from '../lib/queryArgs'
import styles from './PopularProducts.module.css'

const title = t(messages.favorites)
const autoplay = { delay: 1100, speed: 800 }
const skeletons = [1, 2, 3, 4, 5, 6]

export function PopularProducts() {
  const headingId = useId()
  const query = useListPopularGadgetsQuery(popularArg)
  const { data, isFetching } = query
  const heading = (
    <h2 id={headingId} className={classNames('section-title', styles.title)}>
      {title}
    </h2>
  )
  return (
    <section className={styles.section} aria-labelledby={headingId} aria-busy={!data && isFetching}>
      {!data?.length && <div className={styles.head}>{heading}</div>}
      <QueryState
        query={query}
        loading={
          <div className={styles.skeletons}>
            <VisuallyHidden>{t(products.loading)(title)}</VisuallyHidden>
            {skeletons.map((index) => (
              <div key={index} className={styles.slide}>
                <CompactCardSkeleton isFilling />
              </div>
            ))}
          </div>
        }
        errorText={t(messages.favoritesFailed)}
        empty={<EmptyState title={t(messages.noFavorites)} />}
      >
        {(products) => (
          <Carousel
            {...autoplay}
            label={title}
            slideName={t(messages.product)}
            controls="arrows"
            gap={10}
            heading={heading}
          >
            {products.map((product) => (
              <div key={product._id} className={styles.slide}>
                <CompactCard
                  product={product}
                  pictureSizes="(min-width: 1400px) 220px, (min-width: 1200px) 19vw, (min-width: 480px) 192px, 40vw"
                />
              </div>
            ))}
          </Carousel>
        )}
      </QueryState>
    </section>
  )
}
