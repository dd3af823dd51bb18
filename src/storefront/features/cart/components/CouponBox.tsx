import { type SubmitEvent, useState } from 'react'
import { Button } from '@/shared/ui/Button'
import { showToast } from '@/shared/ui/toast/toast'
import { TextField } from '@/storefront/ui/TextField'
import styles from './CouponBox.module.css'

/** There are no valid coupons yet. */
export function CouponBox() {
  const [error, setError] = useState<string>()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError('Wrong Coupon!')
    showToast('Wrong Coupon!', 'error')
  }

  return (
    <form className={styles.coupon} onSubmit={handleSubmit} noValidate>
      <TextField
        className={styles.field}
        label="Coupon"
        name="coupon"
        placeholder="Code"
        autoComplete="off"
        autoCapitalize="characters"
        error={error}
        onChange={() => setError(undefined)}
      />
      <Button type="submit">Apply Coupon</Button>
    </form>
  )
}
