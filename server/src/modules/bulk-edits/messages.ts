import { text } from '../../../../common/text'

export const nothingToChange = text(
  'Choose what to change: prices or the stock.',
  'কী বদলাবেন তা বেছে নিন: দাম অথবা স্টক।',
)
