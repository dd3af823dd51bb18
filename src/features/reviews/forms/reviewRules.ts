import { object, string } from 'yup'

/** The server takes no more characters. */
export const longestReview = 2000

export const reviewRules = object({
  reviewText: string()
    .trim()
    .required('Please write your review.')
    .max(longestReview, `At most ${longestReview} characters.`),
})
