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
        <li>
          <CardIcon size={22} />
          <div>
            <strong>Cards</strong>
            <p>
              Debit and credit
              {maxInstalments !== undefined &&
                `, also in up to ${maxInstalments} monthly instalments (EMI) with banks that offer it`}
            </p>
          </div>
        </li>
        <li>
          <PhoneIcon size={22} />
          <div>
            <strong>Mobile wallets</strong>
            <p>{mobileWallets.join(', ')}</p>
          </div>
        </li>
        {shop.cashOnDelivery && (
          <li>
            <CashIcon size={22} />
            <div>
              <strong>Cash on delivery</strong>
              <p>Pay the courier in cash</p>
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}
