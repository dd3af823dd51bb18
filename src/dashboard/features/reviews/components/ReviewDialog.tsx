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
import type { ReviewDraft } from '../model/reviewDraftsSlice'
import { StarsField } from './StarsField'

const emptyReview: ReviewDraft = { reviewText: '', stars: null }

type ReviewDialogProps = {
  order: Order
  draft?: ReviewDraft
  error?: string
  /** Called with what was entered when the dialog goes, for whatever reason. */
  onLeave?: (draft: ReviewDraft) => void
  onSubmit: (review: ReviewDraft) => void
  onClose: () => void
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { order, draft = emptyReview, error, onLeave, onSubmit, onClose } = props
  const form = useFormik({
    initialValues: draft,
    validationSchema: reviewRules,
    onSubmit: ({ reviewText, stars }) => onSubmit({ reviewText: reviewText.trim(), stars }),
  })
  const { reviewText, stars } = form.values
  const handleLeave = useEffectEvent(() => onLeave?.(form.values))
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
      <StarsField stars={stars} onChange={(next) => void form.setFieldValue('stars', next)} />
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
