import type { ReactNode } from 'react'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { CheckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import styles from './CheckoutSteps.module.css'
import * as messages from './messages'

const steps = [
  { name: 'Cart', label: t(shared.cart) },
  { name: 'Details', label: t(messages.details) },
  { name: 'Payment', label: t(shared.payment) },
]

type CheckoutStepsProps = {
  current: 'Cart' | 'Details'
  /** The title of the page, beside the steps if there is room. */
  children: ReactNode
}

export function CheckoutSteps({ current, children }: CheckoutStepsProps) {
  const currentIndex = steps.findIndex(({ name }) => name === current)
  return (
    <div className={styles.head}>
      {children}
      <nav aria-label={t(messages.orderSteps)}>
        <ol className={styles.steps}>
          {steps.map(({ name, label }, index) => {
            const isDone = index < currentIndex
            return (
              <li key={name} aria-current={index === currentIndex ? 'step' : undefined}>
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? <CheckIcon size={16} /> : formatCount(index + 1)}
                </span>
                {isDone ? <Link to="/cart">{label}</Link> : label}
              </li>
            )
          })}
        </ol>
      </nav>
    </div>
  )
}
