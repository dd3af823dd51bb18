import { useFormik } from 'formik'
import type { ReactNode } from 'react'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { FormSheet } from '../../../shared/ui/form-sheet/FormSheet'
import { Notice } from '../../../shared/ui/notice/Notice'
import { TextArea } from '../../../shared/ui/text-area/TextArea'
import { longestReview, reviewRules } from '../forms/reviewRules'

type ReviewDialogProps = {
  /** What is reviewed. */
  subject: ReactNode
  /** What had been written before it was refused. */
  draft?: string
  /** Why it was refused. */
  refusal?: string
  onSubmit: (reviewText: string) => void
  onClose: () => void
}

export function ReviewDialog({
  subject,
  draft = '',
  refusal,
  onSubmit,
  onClose,
}: ReviewDialogProps) {
  const form = useFormik({
    initialValues: { reviewText: draft },
    validationSchema: reviewRules,
    onSubmit: ({ reviewText }) => onSubmit(reviewText.trim()),
  })
  const { formProps, textField } = useFormFields(form)
  return (
    <FormSheet
      title="Add Review"
      formProps={formProps}
      submitLabel="Submit review"
      onClose={onClose}
    >
      {refusal && <Notice>{refusal}</Notice>}
      {subject}
      <TextArea
        {...textField('reviewText')}
        label="Your review"
        placeholder="How is it? What should others know?"
        most={longestReview}
        rows={5}
        required
      />
    </FormSheet>
  )
}
