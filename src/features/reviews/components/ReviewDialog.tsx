import { useFormik } from 'formik'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useFormFields } from '../../../shared/hooks/useFormFields'
import { FormSheet } from '../../../shared/ui/form-sheet/FormSheet'
import { Notice } from '../../../shared/ui/notice/Notice'
import { TextArea } from '../../../shared/ui/text-area/TextArea'
import { longestReview, reviewRules } from '../forms/reviewRules'

type ReviewDialogProps = {
  /** What is reviewed. */
  subject: ReactNode
  /** The text to begin with. */
  draft?: string
  /** Why it was refused. */
  refusal?: string
  onChange?: (reviewText: string) => void
  onSubmit: (reviewText: string) => void
  onClose: () => void
}

export function ReviewDialog({
  subject,
  draft = '',
  refusal,
  onChange,
  onSubmit,
  onClose,
}: ReviewDialogProps) {
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
      {refusal && <Notice>{refusal}</Notice>}
      {subject}
      <TextArea
        {...textField('reviewText')}
        label="Your review"
        placeholder="How is it? What should others know?"
        characterLimit={longestReview}
        rows={5}
        required
      />
    </FormSheet>
  )
}
