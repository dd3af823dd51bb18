import type { PriceRange } from '../lib/listing'
import { PriceChoices } from './PriceChoices'
import styles from './PriceFilter.module.css'
import { PriceSliders } from './PriceSliders'

type PriceFilterProps = { price: PriceRange; onChange: (price: PriceRange) => void }

export function PriceFilter({ price, onChange }: PriceFilterProps) {
  return (
    <div className={styles.filter}>
      <PriceChoices price={price} onChange={onChange} />
      <PriceSliders price={price} onChange={onChange} />
    </div>
  )
}
