import { categoryPath, productPath } from '../../../../shop/addresses'
import type { Banner, BannerTarget } from '../../../../shop/homePage'
import { bannerStem, largeBanner } from '../../../../shop/pictures'
import { classNames } from '../../../shared/lib/classNames'
import { ArrowRightIcon } from '../../../shared/ui/icon'
import { Link } from '../../../shared/ui/link/Link'
import styles from './BannerCard.module.css'
import { ShopPicture } from './ShopPicture'

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
        alt={alt}
        isPriority={isPriority}
      />
      <span className={styles.text}>
        <span className={styles.kicker}>{kicker}</span>
        <span className={styles.title}>{title}</span>
        <span className={styles.action}>
          {action}
          <ArrowRightIcon size={18} />
        </span>
      </span>
    </Link>
  )
}

function addressOf(to: BannerTarget): string {
  return 'category' in to ? categoryPath(to.category) : productPath(to.product)
}
