import { t } from '@/shared/lib/language'
import { homePage } from '@/shop/homePage'
import { Carousel } from '@/storefront/ui/carousel/Carousel'
import * as messages from '../messages'
import { BannerCard } from './BannerCard'
import styles from './Banners.module.css'

/** A carousel of four banners; wide screens show two more banners beside it. */
export function Banners() {
  return (
    <section className={styles.banners} aria-label={t(messages.offers)}>
      <div className={styles.moving}>
        <Carousel
          label={t(messages.banners)}
          slideName={t(messages.banner)}
          controls="dots"
          delay={2000}
          speed={500}
        >
          {homePage.carouselBanners.map((banner, index) => (
            <div key={banner.picture} className={styles.slide}>
              <BannerCard banner={banner} size="large" isPriority={index === 0} />
            </div>
          ))}
        </Carousel>
      </div>
      <div className={styles.still}>
        {homePage.staticBanners.map((banner) => (
          <div key={banner.picture} className={styles.slide}>
            <BannerCard banner={banner} size="small" />
          </div>
        ))}
      </div>
    </section>
  )
}
