import { object, string } from 'yup'
import { addReviewLimits } from '@/common/generated/limits/addReview'
import { picturesRule } from '@/dashboard/ui/pictures/picturesRule'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export const maxPhotos = addReviewLimits.photos.maxItems
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
  photos: picturesRule(),
})
