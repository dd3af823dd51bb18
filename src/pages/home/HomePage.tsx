import { shop } from '../../../shop/shop.config'
import { BestSellers, NewArrivals } from '../../features/catalog'
import { useTitle } from '../../shared/hooks/useTitle'
import { VisuallyHidden } from '../../shared/ui/visually-hidden/VisuallyHidden'
import styles from './HomePage.module.css'

export function HomePage() {
  useTitle(`${shop.name} - ${shop.tagline}`)
  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">
        {shop.name}: {shop.tagline}
      </VisuallyHidden>
      <BestSellers />
      <NewArrivals />
    </div>
  )
}
