import { t } from '@/shared/lib/language'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'
import { ResultCard } from './ResultCard'

type PaymentUnclearProps = { onRetry: () => void; isRetrying?: boolean }

/** The state of the payment could not be loaded. */
export function PaymentUnclear({ onRetry, isRetrying }: PaymentUnclearProps) {
  return (
    <ResultCard
      tone="waiting"
      title={t(messages.checkingTitle)}
      text={t(messages.checking)}
      actions={
        <>
          <Button variant="primary" onClick={onRetry} isBusy={isRetrying}>
            {t(messages.checkAgain)}
          </Button>
          <Link className={buttonClass()} to="/dashboard/orders">
            {t(messages.goToOrders)}
          </Link>
        </>
      }
    />
  )
}
