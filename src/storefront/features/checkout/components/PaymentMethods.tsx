import type { ReactNode } from 'react'
import { getMaxInstalments } from '@/common/emi'
import { CashIcon, PhoneIcon } from '@/shared/ui/icon/accountIcons'
import { CardIcon } from '@/shared/ui/icon/icons'
import { mobileWallets } from '@/shop/paymentMethods'
import { shop } from '@/shop/shop.config'
import styles from './PaymentMethods.module.css'

/** For information: the customer chooses after placing the order. */
export function PaymentMethods({ total }: { total: number }) {
  const maxInstalments = getMaxInstalments(total)
  return (
    <section className={styles.payment} aria-label="Payment">
      <h2>Payment</h2>
      <p>
        You won’t be charged yet: to pay online, press Pay Now in My orders after placing the order.
      </p>
      <ul className={styles.methods}>
        <Method Icon={CardIcon} name="Cards">
          Debit and credit
          {maxInstalments !== undefined &&
            `, also in up to ${maxInstalments} monthly instalments (EMI) with banks that offer it`}
        </Method>
        <Method Icon={PhoneIcon} name="Mobile wallets">
          {mobileWallets.join(', ')}
        </Method>
        {shop.cashOnDelivery && (
          <Method Icon={CashIcon} name="Cash on delivery">
            Pay the courier in cash
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
