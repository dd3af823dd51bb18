import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { deliveryTo } from '@/shop/delivery'
import { shop } from '@/shop/shop.config'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { districtChosen, selectDistrict } from '@/store/uiSlice'
import styles from './DeliveryEstimate.module.css'
import { deliveredBy } from './deliveredBy'
import * as messages from './deliveryMessages'
import { Select } from './Select'

/** The district, chosen once for all pages, and when an order comes there. */
export function DeliveryEstimate({ hasCharge = false }: { hasCharge?: boolean }) {
  const dispatch = useAppDispatch()
  const district = useAppSelector(selectDistrict)
  return (
    <div className={styles.estimate}>
      <Select
        label={t(messages.deliverTo)}
        className={styles.district}
        value={district}
        onChange={({ target }) => dispatch(districtChosen(target.value))}
      >
        <option value="">{t(messages.chooseDistrict)}</option>
        {shop.districts.map((each) => (
          <option key={each} value={each}>
            {districtName(each)}
          </option>
        ))}
      </Select>
      <div className={styles.answer} aria-live="polite">
        {hasCharge && district && <strong>{formatTaka(deliveryTo(district).charge)}</strong>}
        <p>{district ? deliveredBy(district) : t(messages.whenItComes)}</p>
      </div>
    </div>
  )
}
