import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import type { Product } from '@/api'
import styles from '@/dashboard/tables/cells.module.css'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

type StockSwitchProps = {
  product: Product
  tabIndex?: number
  onToggle: (product: Product) => void
}

export function StockSwitch({ product, tabIndex, onToggle }: StockSwitchProps) {
  const { inStock, productName } = product
  return (
    <FormControlLabel
      label={t(inStock ? messages.inStock : messages.outOfStock)}
      control={
        <Switch
          size="small"
          color="success"
          checked={inStock}
          onChange={() => onToggle(product)}
          slotProps={{ input: { 'aria-label': t(messages.stockSwitch)(productName), tabIndex } }}
        />
      }
      className={styles.stock}
    />
  )
}
