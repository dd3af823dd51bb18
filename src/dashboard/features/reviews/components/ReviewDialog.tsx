import Alert from '@mui/material/Alert'
import { useFormik } from 'formik'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { Order } from '@/api'
import { getFirstName } from '@/common/reviewer'
import { FormDialog } from '@/dashboard/ui/FormDialog'
import { FormTextField } from '@/dashboard/ui/FormFields'
import { OrderSummaryRow } from '@/dashboard/ui/order/OrderSummaryRow'
import { t } from '@/shared/lib/language'
import { districtName, reviewerName } from '@/shared/lib/localNames'
import { countText, maxReviewLength, reviewRules } from '../forms/reviewRules'
import * as messages from '../messages'

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
    <FormDialog
      form={form}
      title={t(messages.addReview)}
      submitLabel={t(messages.submitReview)}
      onClose={onClose}
    >
      {error && <Alert severity="error">{error}</Alert>}
      <OrderSummaryRow order={order} isLinked={false} />
      <FormTextField
        form={form}
        name="reviewText"
        label={t(messages.yourReview)}
        placeholder={t(messages.reviewPlaceholder)}
        helperText={t(messages.reviewHint)(
          reviewerName(getFirstName(order.name)),
          districtName(order.district),
          countText(maxReviewLength - reviewText.length),
        )}
        multiline
        rows={5}
        autoFocus
        required
      />
    </FormDialog>
  )
}
