import type { ReactNode } from 'react'
import { CheckIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import styles from './CheckoutSteps.module.css'

const steps = ['Cart', 'Details', 'Payment'] as const

type CheckoutStepsProps = {
  current: 'Cart' | 'Details'
  /** The title of the page, beside the steps if there is room. */
  children: ReactNode
}

export function CheckoutSteps({ current, children }: CheckoutStepsProps) {
  const currentIndex = steps.indexOf(current)
  return (
    <div className={styles.head}>
      {children}
      <nav aria-label="Steps of your order">
        <ol className={styles.steps}>
          {steps.map((name, index) => {
            const isDone = index < currentIndex
            return (
              <li key={name} aria-current={index === currentIndex ? 'step' : undefined}>
                <span className={styles.mark} aria-hidden="true">
                  {isDone ? <CheckIcon size={16} /> : index + 1}
                </span>
                {isDone ? <Link to="/cart">{name}</Link> : name}
              </li>
            )
          })}
        </ol>
      </nav>
    </div>
  )
}
