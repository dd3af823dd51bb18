import { useFormik } from 'formik'
import { useEffect, useEffectEvent } from 'react'
import type { Order } from '../../../api'
import { OrderSummaryRow } from '../../../entities/order'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { FormSheet } from '../../../shared/ui/form-sheet/FormSheet'
import { Notice } from '../../../shared/ui/notice/Notice'
import { TextArea } from '../../../shared/ui/text-area/TextArea'
import { maxReviewLength, reviewRules } from '../forms/reviewRules'

type ReviewDialogProps = {
  order: Order
  /** The text to start with. */
  draft?: string
  error?: string
  onChange?: (reviewText: string) => void
  onSubmit: (reviewText: string) => void
  onClose: () => void
}

export function ReviewDialog(props: ReviewDialogProps) {
  const { order, draft = '', error, onChange, onSubmit, onClose } = props
  const form = useFormik({
    initialValues: { reviewText: draft },
    validationSchema: reviewRules,
    onSubmit: ({ reviewText }) => onSubmit(reviewText.trim()),
  })
  const { formProps, textField } = useFormFields(form)
  const { reviewText } = form.values
  const handleChange = useEffectEvent((text: string) => {
    onChange?.(text)
  })
  useEffect(() => handleChange(reviewText), [reviewText])

  return (
    <FormSheet
      title="Add Review"
      formProps={formProps}
      submitLabel="Submit review"
      onClose={onClose}
    >
      {error && <Notice>{error}</Notice>}
      <OrderSummaryRow order={order} isLinked={false} />
      <TextArea
        {...textField('reviewText')}
        label="Your review"
        placeholder="How is it? What should others know?"
        characterLimit={maxReviewLength}
        rows={5}
        required
      />
    </FormSheet>
  )
}
