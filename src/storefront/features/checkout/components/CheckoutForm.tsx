import { useFormik } from 'formik'
import { type SubmitEvent, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import type { Address } from '@/api'
import { maxAddresses } from '@/common/maxAddresses'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { orderTotals } from '@/shared/lib/orderTotals'
import { Button } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { showToast } from '@/shared/ui/toast/toast'
import { useAppDispatch } from '@/store/hooks'
import { districtChosen } from '@/store/uiSlice'
import { Notice } from '@/storefront/ui/Notice'
import { StickyActionBar } from '@/storefront/ui/StickyActionBar'
import { StickyTotal } from '@/storefront/ui/StickyTotal'
import { TrustNotes } from '@/storefront/ui/TrustNotes'
import { useFormFields } from '@/storefront/ui/useFormFields'
import { deliveryRules, firstMessage } from '../forms/rules'
import { useDraft, useOnLeave } from '../hooks/useDraft'
import type { usePlaceOrder } from '../hooks/usePlaceOrder'
import { inDistrict, isIncomplete, type KnownDelivery, type OrderLine } from '../lib/order'
import { findSavedAddress, toAddressValues } from '../lib/savedAddress'
import * as messages from '../messages'
import type { DeliveryValues } from '../model/delivery'
import styles from './CheckoutForm.module.css'
import { DeliveryFields } from './DeliveryFields'
import { OrderSummary } from './OrderSummary'
import { PaymentMethods } from './PaymentMethods'
import { SaveAddress } from './SaveAddress'
import { SavedAddressField } from './SavedAddressField'

type Placing = ReturnType<typeof usePlaceOrder>

type CheckoutFormProps = Omit<Placing, 'placeOrder' | 'sent' | 'clearFieldErrors'> & {
  lines: readonly OrderLine[]
  /** Filled in until the user has typed something. */
  knownDelivery?: KnownDelivery | undefined
  /** Why these lines cannot be ordered. */
  blocker?: string
  /** A change of the cart has not reached the server yet. */
  isSaving: boolean
  /** Undefined until they are known. */
  addresses?: readonly Address[] | undefined
  /** With the name under which the address is to be saved, if it is. */
  onPlace: (values: DeliveryValues, saveAs: string | undefined) => Promise<void>
  onChange: () => void
}

const filledInTexts = {
  'saved address': t(messages.fromSavedAddress),
  'last order': t(messages.fromLastOrder),
  account: t(messages.fromAccount),
}

/** Without its address, name and number are as good as the account's. */
const sourceOf = ({ source, values }: KnownDelivery, district: string) =>
  inDistrict(values, district) === values ? source : 'account'

export function CheckoutForm(props: CheckoutFormProps) {
  const {
    lines,
    knownDelivery,
    addresses = [],
    blocker,
    problem,
    isUnconfirmed,
    isNotPlaced,
  } = props

  const suggestion =
    addresses.length === 0 ? t(messages.home) : t(messages.numberedAddress)(addresses.length + 1)
  const [saveAs, setSaveAs] = useState<string>()

  const { initialValues, isRestored, hasDraft, saveDraft } = useDraft()
  const form = useFormik<DeliveryValues>({
    initialValues,
    validationSchema: deliveryRules,
    onSubmit: (values) => {
      setSeenTotal(orderTotals(lines, values.district).total)
      const isSaved = saveAs !== undefined && canSave
      return props.onPlace(values, isSaved ? saveAs.trim() || suggestion : undefined)
    },
  })
  const { district } = form.values
  const { total } = orderTotals(lines, district)
  const [seenTotal, setSeenTotal] = useState(total)
  const hasNewTotal = total !== seenTotal
  const amount = formatTaka(total, { hasDecimals: true })
  const { formProps, textField } = useFormFields(form, problem?.fieldErrors)
  const savedAddress = findSavedAddress(addresses, form.values)
  const canSave = props.addresses !== undefined && !savedAddress && addresses.length < maxAddresses

  const isFilledIn = !isRestored && form.initialValues !== initialValues
  const fillIn = useEffectEvent((known: KnownDelivery) => {
    // Nor once it was submitted: its errors would go away.
    if (isRestored || hasDraft || isFilledIn || form.dirty || form.submitCount > 0) return
    const values = { ...initialValues, ...inDistrict(known.values, initialValues.district) }
    form.resetForm({ values })
    // What is charged in the district that is filled in is no news.
    setSeenTotal(orderTotals(lines, values.district).total)
  })
  useEffect(() => {
    if (knownDelivery) fillIn(knownDelivery)
  }, [knownDelivery])

  const dispatch = useAppDispatch()
  function handleChange({ target }: SyntheticEvent<HTMLFormElement>) {
    props.onChange()
    if (target instanceof HTMLSelectElement && target.name === 'district')
      dispatch(districtChosen(target.value))
  }

  function startAnew() {
    form.resetForm({ values: initialValues })
    saveDraft(initialValues)
  }

  async function chooseAddress(address: Address) {
    const values = { ...form.values, ...toAddressValues(address) }
    await form.setValues(values)
    saveDraft(values)
    dispatch(districtChosen(values.district))
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
      onChange={handleChange}
      onBlur={keepDraft}
    >
      <div className={styles.fields}>
        <section className={styles.delivery} aria-label={t(messages.billingAndShipping)}>
          <h2>{t(messages.billingAndShipping)}</h2>
          {isFilledIn && knownDelivery && (
            <p className={styles.filledIn}>
              {filledInTexts[sourceOf(knownDelivery, initialValues.district)]}{' '}
              <Button variant="link" onClick={startAnew}>
                {t(messages.emptyForm)}
              </Button>
            </p>
          )}
          {addresses.length > 0 && (
            <SavedAddressField
              addresses={addresses}
              chosen={savedAddress}
              onChoose={(address) => void chooseAddress(address)}
            />
          )}
          <DeliveryFields textField={textField} />
          {canSave && <SaveAddress label={saveAs} suggestion={suggestion} onChange={setSaveAs} />}
        </section>
        <PaymentMethods total={total} />
      </div>
      <OrderSummary lines={lines} district={district}>
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
