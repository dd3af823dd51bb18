import Alert from '@mui/material/Alert'
import { useFormik } from 'formik'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Order } from '@/api'
import { getFirstName } from '@/common/reviewer'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormTextField } from '@/dashboard/ui/FormFields'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import { countText, maxReviewLength, reviewRules } from '../forms/reviewRules'

type ReviewDialogProps = {
  order: Order
  draft?: string
  error?: string
  /** Called with the text when the dialog goes, for whatever reason. */
  onLeave?: (reviewText: string) => void
  onSubmit: (reviewText: string) => void
  onClose: () => void
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { order, draft = '', error, onLeave, onSubmit, onClose } = props
  const form = useFormik({
    initialValues: { reviewText: draft },
    validationSchema: reviewRules,
    onSubmit: ({ reviewText }) => onSubmit(reviewText.trim()),
  })
  const { reviewText } = form.values
  const handleLeave = useEffectEvent(() => onLeave?.(reviewText))
  useLayoutEffect(() => () => handleLeave(), [])

  return (
    <FormDialog form={form} title="Add Review" submitLabel="Submit review" onClose={onClose}>
      {error && <Alert severity="error">{error}</Alert>}
      <OrderSummaryRow order={order} isLinked={false} />
      <FormTextField
        form={form}
        name="reviewText"
        label="Your review"
        placeholder="What did you like or dislike?"
        helperText={`Shown on the product page as “${getFirstName(order.name)}, ${order.district}”. ${countText(maxReviewLength - reviewText.length)}.`}
        multiline
        rows={5}
        autoFocus
        required
      />
    </FormDialog>
  )
}
