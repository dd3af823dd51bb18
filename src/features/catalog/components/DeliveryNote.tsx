import { shop } from '../../../../shop/shop.config'
import { ShieldIcon, TruckIcon } from '../../../shared/ui/icon'
import styles from './DeliveryNote.module.css'

const { insideDhaka, insideDhakaTime, outsideDhaka } = shop.deliveryNote

export function DeliveryNote() {
  return (
    <section className={styles.note} aria-label="Delivery">
      <TruckIcon size={26} />
      <div>
        <p>
          Inside Dhaka <strong>{insideDhaka} taka</strong> ({insideDhakaTime})
        </p>
        <p>
          Outside Dhaka <strong>{outsideDhaka} taka</strong>
        </p>
      </div>
      <ShieldIcon size={26} />
      <p>
        Authentic products from trusted importers
        <br />
        {shop.warrantyNote}
        <br />
        {shop.howToPay}
      </p>
    </section>
  )
}
