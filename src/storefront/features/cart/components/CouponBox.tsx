import { type SubmitEvent, useState } from 'react'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { showToast } from '@/shared/ui/toast/toast'
import { TextField } from '@/storefront/ui/TextField'
import * as messages from '../messages'
import styles from './CouponBox.module.css'

/** There are no valid coupons yet. */
export function CouponBox() {
  const [error, setError] = useState<string>()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(t(messages.wrongCoupon))
    showToast(t(messages.wrongCoupon), 'error')
  }

  return (
    <form className={styles.coupon} onSubmit={handleSubmit} noValidate>
      <TextField
        className={styles.field}
        label={t(messages.coupon)}
        name="coupon"
        placeholder={t(messages.couponCode)}
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit">{t(messages.applyCoupon)}</Button>
    </form>
  )
}
