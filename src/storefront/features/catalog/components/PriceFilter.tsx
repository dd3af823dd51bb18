import { anyPrice, isSamePrice, type PriceRange } from '@/common/listing'
import { t } from '@/shared/lib/language'
import { CheckBox } from '@/storefront/ui/CheckBox'
import { priceChoices } from '../lib/priceChoices'
import * as messages from '../messages'
import styles from './PriceFilter.module.css'
import { PriceSliders } from './PriceSliders'

type PriceFilterProps = { price: PriceRange; onChange: (price: PriceRange) => void }

/** A checked box replaces the price range; unchecking it removes the range. */
export function PriceFilter({ price, onChange }: PriceFilterProps) {
  return (
    <div className={styles.filter}>
      <fieldset className={styles.group}>
        <legend>{t(messages.price)}</legend>
        {priceChoices.map((choice) => (
          <CheckBox
            key={choice.label}
            label={choice.label}
            checked={isSamePrice(price, choice.price)}
            onChange={({ target }) => onChange(target.checked ? choice.price : anyPrice)}
          />
        ))}
      </fieldset>
      <PriceSliders price={price} onChange={onChange} />
    </div>
  )
}
