import { object, string } from 'yup'
import { addReviewLimits } from '@/common/generated/limits/addReview'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export const maxReviewLength = addReviewLimits.reviewText.maxLength

export const countText = (left: number) =>
  left < 0 ? t(messages.tooMany)(-left) : t(messages.charactersLeft)(left)

export const reviewRules = object({
  reviewText: string()
    .trim()
    .required(t(messages.reviewRequired))
    .max(maxReviewLength, ({ value }: { value: string }) =>
      t(messages.reviewTooLong)(maxReviewLength, countText(maxReviewLength - value.length)),
    ),
})
