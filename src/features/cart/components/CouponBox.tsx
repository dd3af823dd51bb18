import type { SubmitEvent } from 'react'
import { Button } from '../../../shared/ui/button/Button'
import { TextField } from '../../../shared/ui/text-field/TextField'
import { showToast } from '../../../shared/ui/toast'
import styles from './CouponBox.module.css'

/** The specification has no coupon that is right. */
export function CouponBox() {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void showToast('Wrong Coupon!', 'error')
  }

  return (
    <form className={styles.coupon} onSubmit={handleSubmit} noValidate>
      <TextField label="Coupon" name="coupon" autoComplete="off" autoCapitalize="characters" />
      <Button type="submit">Apply Coupon</Button>
    </form>
  )
}
