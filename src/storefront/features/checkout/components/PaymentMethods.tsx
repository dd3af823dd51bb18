import type { ReactNode } from 'react'
import { getMaxInstalments } from '@/common/emi'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { CashIcon, PhoneIcon } from '@/shared/ui/icon/accountIcons'
import { CardIcon } from '@/shared/ui/icon/icons'
import { walletNames } from '@/shop/paymentMethods'
import { shop } from '@/shop/shop.config'
import * as messages from '../messages'
import styles from './PaymentMethods.module.css'

/** For information: the customer chooses after placing the order. */
export function PaymentMethods({ total }: { total: number }) {
  const maxInstalments = getMaxInstalments(total)
  return (
    <section className={styles.payment} aria-label={t(shared.payment)}>
      <h2>{t(shared.payment)}</h2>
      <p>{t(messages.notChargedYet)}</p>
      <ul className={styles.methods}>
        <Method Icon={CardIcon} name={t(messages.cards)}>
          {t(messages.debitAndCredit)}
          {maxInstalments !== undefined && t(messages.inInstalments)(maxInstalments)}
        </Method>
        <Method Icon={PhoneIcon} name={t(messages.mobileWallets)}>
          {t(walletNames)}
        </Method>
        {shop.cashOnDelivery && (
          <Method Icon={CashIcon} name={t(shared.cashOnDelivery)}>
            {t(messages.payCourier)}
          </Method>
        )}
      </ul>
    </section>
  )
}

type MethodProps = { Icon: typeof CardIcon; name: string; children: ReactNode }

const Method = ({ Icon, name, children }: MethodProps) => (
  <li>
    <Icon size={22} />
    <div>
      <strong>{name}</strong>
      <p>{children}</p>
    </div>
  </li>
)
