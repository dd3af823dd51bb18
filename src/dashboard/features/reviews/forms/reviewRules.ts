import { object, string } from 'yup'
import { addReviewLimits } from '@/common/generated/limits/addReview'

export const maxReviewLength = addReviewLimits.reviewText.maxLength

export const countText = (left: number) =>
  left < 0 ? `${-left} too many` : `${left} characters left`

export const reviewRules = object({
  reviewText: string()
    .trim()
    .required('Please write your review.')
    .max(
      maxReviewLength,
      ({ value }: { value: string }) =>
        `At most ${maxReviewLength} characters: ${countText(maxReviewLength - value.length)}.`,
    ),
})
