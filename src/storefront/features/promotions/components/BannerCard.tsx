import { categoryPath, productPath } from '@/common/addresses'
import { bannerStem, largeBanner } from '@/common/pictures'
import { ShopPicture } from '@/entities/product/components/ShopPicture'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { ArrowRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import type { Banner, BannerTarget } from '@/shop/homePage'
import styles from './BannerCard.module.css'

type BannerCardProps = {
  banner: Banner
  size: 'large' | 'small'
  isPriority?: boolean
}

const pictures = {
  large: largeBanner,
  small: { widths: [480, 768], sizes: '(min-width: 1440px) 440px, 32vw' },
} as const
const ratio = 9 / 16

export function BannerCard({ banner, size, isPriority }: BannerCardProps) {
  const { picture, alt, kicker, title, action, to } = banner
  return (
    <Link className={classNames(styles.banner, styles[size])} to={addressOf(to)} draggable={false}>
      <ShopPicture
        {...pictures[size]}
        stem={bannerStem(picture)}
        ratio={ratio}
        alt={t(alt)}
        isPriority={isPriority}
      />
      <span className={styles.text}>
        <span className={styles.kicker}>{t(kicker)}</span>
        <span className={styles.title}>{t(title)}</span>
        <span className={styles.action}>
          {t(action)}
          <ArrowRightIcon size={18} />
        </span>
      </span>
    </Link>
  )
}

function addressOf(to: BannerTarget): string {
  return 'category' in to ? categoryPath(to.category) : productPath(to.product)
}
