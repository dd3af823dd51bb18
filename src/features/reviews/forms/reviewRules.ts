import { object, string } from 'yup'

/** The server's limit. */
export const maxReviewLength = 2000

export const reviewRules = object({
  reviewText: string()
    .trim()
    .required('Please write your review.')
    .max(maxReviewLength, `At most ${maxReviewLength} characters.`),
})
