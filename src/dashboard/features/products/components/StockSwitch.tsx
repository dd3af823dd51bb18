import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { Product } from '@/api'
import styles from '@/dashboard/tables/cells.module.css'

type StockSwitchProps = {
  product: Product
  tabIndex?: number
  onToggle: (product: Product) => void
}

export function StockSwitch({ product, tabIndex, onToggle }: StockSwitchProps) {
  const { inStock, productName } = product
  return (
    <FormControlLabel
      label={inStock ? 'In Stock' : 'Out of Stock'}
      control={
        <Switch
          size="small"
          color="success"
          checked={inStock}
          onChange={() => onToggle(product)}
          slotProps={{ input: { 'aria-label': `In Stock: ${productName}`, tabIndex } }}
        />
      }
      className={styles.stock}
    />
  )
}
