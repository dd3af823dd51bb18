import type { ComponentType, ReactNode } from 'react'
import { type HelpPage, helpPages } from '@/common/pages'
import { t } from '@/shared/lib/language'
import type { IconProps } from '@/shared/ui/icon/Icon'
import { CardIcon, ShieldIcon, TruckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { productPageCharges } from '@/shop/delivery'
import { shop } from '@/shop/shop.config'
import * as messages from '../productMessages'
import styles from './DeliveryNote.module.css'

export function DeliveryNote() {
  const { insideDhaka, outsideDhaka } = productPageCharges()
  return (
    <ul className={styles.list}>
      <Row Icon={TruckIcon} title={t(messages.delivery)} page={helpPages.shipping}>
        <p>
          {t(messages.insideDhaka)} <strong>{t(messages.taka)(insideDhaka)}</strong> (
          {t(shop.insideDhakaTime)})
        </p>
        <p>
          {t(messages.outsideDhaka)}{' '}
          <strong>{outsideDhaka.map((charge) => t(messages.taka)(charge)).join(' / ')}</strong>
        </p>
      </Row>
      <Row Icon={ShieldIcon} title={t(messages.warrantyAndReturns)} page={helpPages.returns}>
        <p>{t(messages.authentic)}</p>
        <p>{t(shop.warrantyNote)}</p>
      </Row>
      <Row Icon={CardIcon} title={t(messages.waysToPay)}>
        <p>{t(shop.howToPay)}</p>
      </Row>
    </ul>
  )
}

type RowProps = {
  Icon: ComponentType<IconProps>
  title: string
  /** More about it. */
  page?: HelpPage
  children: ReactNode
}

const Row = ({ Icon, title, page, children }: RowProps) => (
  <li className={styles.row}>
    <Icon className={styles.icon} />
    <div>
      <h2 className={styles.title}>{title}</h2>
      {children}
      {page && <Link to={page.path}>{t(page.title)}</Link>}
    </div>
  </li>
)
