import type { Product } from '../../../../api'
import styles from './StockSwitch.module.css'

type StockSwitchProps = {
  product: Product
  tabIndex?: number
  onToggle: (product: Product) => void
}

export function StockSwitch({ product, tabIndex, onToggle }: StockSwitchProps) {
  const { inStock, productName } = product
  return (
    <button
      type="button"
      role="switch"
      className={styles.switch}
      aria-checked={inStock}
      aria-label={`In Stock: ${productName}`}
      tabIndex={tabIndex}
      onClick={() => onToggle(product)}
    >
      <span className={styles.track} />
      <span className={styles.label}>{inStock ? 'In Stock' : 'Out of Stock'}</span>
    </button>
  )
}
