import { useLocation, useNavigate } from 'react-router-dom'
import {
  type Alert,
  isSessionExpired,
  messageOf,
  type Product,
  useAddAlertMutation,
  useListMyAlertsQuery,
  useRemoveAlertMutation,
} from '@/api'
import { useOnceSessionIsKnown } from '@/entities/auth/hooks/useOnceSessionIsKnown'
import { selectSessionEmail } from '@/entities/auth/model/authSlice'
import { language, t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { BellIcon } from '@/shared/ui/icon/accountIcons'
import { CheckIcon } from '@/shared/ui/icon/icons'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppSelector } from '@/store/hooks'
import { Notice } from '@/storefront/ui/Notice'
import * as messages from '../alertMessages'
import { loginFirst } from '../messages'
import styles from './ProductAlerts.module.css'

const texts: Record<Alert['kind'], string> = {
  backInStock: t(messages.notifyBackInStock),
  priceDrop: t(messages.notifyPriceDrop),
}

/** Asks for one mail about the product, or takes that back. */
export function ProductAlerts({ product: { _id, inStock } }: { product: Product }) {
  const email = useAppSelector(selectSessionEmail)
  const { data, isLoading } = useListMyAlertsQuery(undefined, { skip: email === undefined })
  const own = email === undefined ? [] : data?.filter(({ gadgetId }) => gadgetId === _id)
  const kinds: readonly Alert['kind'][] = inStock ? ['priceDrop'] : ['backInStock', 'priceDrop']
  return (
    <fieldset aria-label={t(messages.alerts)} className={styles.alerts}>
      {kinds.map((kind) => (
        <AlertToggle
          key={kind}
          productId={_id}
          kind={kind}
          email={email}
          alert={own?.find((alert) => alert.kind === kind)}
          isLoading={isLoading}
        />
      ))}
    </fieldset>
  )
}

type AlertToggleProps = {
  productId: string
  kind: Alert['kind']
  email: string | undefined
  alert: Alert | undefined
  /** It is not known yet whether there is one. */
  isLoading: boolean
}

function AlertToggle({ productId, kind, email, alert, isLoading }: AlertToggleProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const [add, adding] = useAddAlertMutation()
  const [remove, removing] = useRemoveAlertMutation()
  const error = adding.error ?? removing.error
  const Icon = alert ? CheckIcon : BellIcon

  async function toggle() {
    if (email === undefined) {
      showToast(t(loginFirst), 'warning')
      await navigate('/login', { state: { from: location } })
    } else if (alert) {
      adding.reset()
      await remove({ id: alert._id })
    } else {
      removing.reset()
      await add({ body: { gadgetId: productId, kind, language } })
    }
  }
  const { pending, ask } = useOnceSessionIsKnown(toggle)

  return (
    <>
      <Button
        className={styles.toggle}
        aria-pressed={alert !== undefined}
        isBusy={pending !== undefined || isLoading}
        onClick={() => ask(kind)}
      >
        <Icon size={18} />
        {texts[kind]}
      </Button>
      <p role="status" className={styles.answer}>
        {alert && email !== undefined && t(messages.willWrite)(email)}
      </p>
      {error !== undefined && !isSessionExpired(error) && <Notice>{messageOf(error)}</Notice>}
    </>
  )
}
