import { anyPrice, isSamePrice, type PriceRange } from '../lib/listing'
import { priceChoices } from '../lib/priceChoices'
import styles from './PriceFilter.module.css'

type PriceChoicesProps = { price: PriceRange; onChange: (price: PriceRange) => void }

/** A checked box replaces the price range; unchecking it removes the range. */
export function PriceChoices({ price, onChange }: PriceChoicesProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Price</legend>
      {priceChoices.map((choice) => (
        <label key={choice.label} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isSamePrice(price, choice.price)}
            onChange={({ target }) => onChange(target.checked ? choice.price : anyPrice)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
