import type { ReactNode } from 'react'
import { shop } from '../../../../shop/shop.config'
import { ShieldIcon, TruckIcon, WalletIcon } from '../../../shared/ui/icon'
import styles from './DeliveryNote.module.css'

const { insideDhaka, insideDhakaTime, outsideDhaka } = shop.deliveryNote

export function DeliveryNote() {
  return (
    <section aria-label="Delivery, warranty and payment">
      <ul className={styles.list}>
        <Row icon={<TruckIcon />} title="Delivery">
          <p>
            Inside Dhaka <strong>{insideDhaka} taka</strong> ({insideDhakaTime})
          </p>
          <p>
            Outside Dhaka <strong>{outsideDhaka} taka</strong>
          </p>
        </Row>
        <Row icon={<ShieldIcon />} title="Warranty and returns">
          <p>Authentic products from trusted importers</p>
          <p>{shop.warrantyNote}</p>
        </Row>
        <Row icon={<WalletIcon />} title="Ways to pay">
          <p>{shop.howToPay}</p>
        </Row>
      </ul>
    </section>
  )
}

type RowProps = { icon: ReactNode; title: string; children: ReactNode }

const Row = ({ icon, title, children }: RowProps) => (
  <li className={styles.row}>
    <span className={styles.icon}>{icon}</span>
    <div>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  </li>
)
