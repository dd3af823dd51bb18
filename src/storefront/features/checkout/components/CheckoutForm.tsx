import { useFormik } from 'formik'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { orderTotals } from '@/shared/lib/orderTotals'
import { Button } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { showToast } from '@/shared/ui/toast/toast'
import { Notice } from '@/storefront/ui/Notice'
import { StickyActionBar } from '@/storefront/ui/StickyActionBar'
import { StickyTotal } from '@/storefront/ui/StickyTotal'
import { TrustNotes } from '@/storefront/ui/TrustNotes'
import { useFormFields } from '@/storefront/ui/useFormFields'
import { deliveryRules, firstMessage } from '../forms/rules'
import { useDraft, useOnLeave } from '../hooks/useDraft'
import type { usePlaceOrder } from '../hooks/usePlaceOrder'
import { isIncomplete, type KnownDelivery, type OrderLine } from '../lib/order'
import * as messages from '../messages'
import { blankDelivery, type DeliveryValues } from '../model/delivery'
import styles from './CheckoutForm.module.css'
import { DeliveryFields } from './DeliveryFields'
import { OrderSummary } from './OrderSummary'
import { PaymentMethods } from './PaymentMethods'

type Placing = ReturnType<typeof usePlaceOrder>

type CheckoutFormProps = Omit<Placing, 'placeOrder' | 'sent' | 'clearFieldErrors'> & {
  lines: readonly OrderLine[]
  /** Filled in until the user has typed something. */
  knownDelivery?: KnownDelivery | undefined
  /** Why these lines cannot be ordered. */
  blocker?: string
  /** A change of the cart has not reached the server yet. */
  isSaving: boolean
  onPlace: (values: DeliveryValues) => Promise<void>
  onChange: () => void
}

const filledInTexts = {
  'last order': t(messages.fromLastOrder),
  account: t(messages.fromAccount),
}

export function CheckoutForm(props: CheckoutFormProps) {
  const { lines, knownDelivery, blocker, problem, isUnconfirmed, isNotPlaced } = props
  const { total } = orderTotals(lines)
  const [seenTotal, setSeenTotal] = useState(total)
  const hasNewTotal = total !== seenTotal
  const amount = formatTaka(total, { hasDecimals: true })

  const { initialValues, isRestored, hasDraft, saveDraft } = useDraft()
  const form = useFormik<DeliveryValues>({
    initialValues,
    validationSchema: deliveryRules,
    onSubmit: (values) => {
      setSeenTotal(total)
      return props.onPlace(values)
    },
  })
  const { formProps, textField } = useFormFields(form, problem?.fieldErrors)

  const isFilledIn = !isRestored && form.initialValues !== blankDelivery
  const fillIn = useEffectEvent((known: KnownDelivery) => {
    if (isRestored || hasDraft || isFilledIn || form.dirty) return
    form.resetForm({ values: { ...blankDelivery, ...known.values } })
  })
  useEffect(() => {
    if (knownDelivery) fillIn(knownDelivery)
  }, [knownDelivery])

  function startAnew() {
    form.resetForm({ values: blankDelivery })
    saveDraft(blankDelivery)
  }

  function keepDraft() {
    if (form.dirty || hasDraft) saveDraft(form.values)
  }
  useOnLeave(keepDraft)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const message = isIncomplete(form.values)
      ? t(messages.fieldsMissing)
      : firstMessage(form.values)
    if (message) showToast(message, 'warning')
    formProps.onSubmit(event)
  }

  return (
    <form
      {...formProps}
      className={styles.form}
      onSubmit={handleSubmit}
      onChange={props.onChange}
      onBlur={keepDraft}
    >
      <div className={styles.fields}>
        <section className={styles.delivery} aria-label={t(messages.billingAndShipping)}>
          <h2>{t(messages.billingAndShipping)}</h2>
          {isFilledIn && knownDelivery && (
            <p className={styles.filledIn}>
              {filledInTexts[knownDelivery.source]}{' '}
              <Button variant="link" onClick={startAnew}>
                {t(messages.emptyForm)}
              </Button>
            </p>
          )}
          <DeliveryFields textField={textField} />
        </section>
        <PaymentMethods total={total} />
      </div>
      <OrderSummary lines={lines}>
        <StickyActionBar className={styles.bar}>
          {problem && (
            <Notice>
              {problem.message}
              {isUnconfirmed && isNotPlaced && ` ${t(messages.notPlaced)}`}
              {isUnconfirmed && ` ${t(messages.safeToRetry)}`}
            </Notice>
          )}
          {!problem && isNotPlaced && hasDraft && <Notice>{t(messages.notPlaced)}</Notice>}
          {hasNewTotal && (
            <Notice tone="attention">
              {t(messages.totalIsNow)}
              <strong>{amount}</strong>
              {t(messages.insteadOf)(formatTaka(seenTotal, { hasDecimals: true }))}
            </Notice>
          )}
          {blocker && (
            <Notice>
              {blocker} <Link to="/cart">{t(messages.goToCart)}</Link>
            </Notice>
          )}
          <div className={styles.place}>
            {!hasNewTotal && <StickyTotal total={total} />}
            <Button
              variant="primary"
              type="submit"
              className={styles.submit}
              isBusy={props.isPlacing}
              disabled={props.isSaving || blocker !== undefined}
            >
              {hasNewTotal ? t(messages.confirmAndPlaceOrder)(amount) : t(messages.placeOrder)}
            </Button>
          </div>
        </StickyActionBar>
        <TrustNotes />
      </OrderSummary>
    </form>
  )
}
