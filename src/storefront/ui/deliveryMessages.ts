import { text } from '@/common/text'

export const deliverTo = text('Deliver to', 'জেলা')
export const chooseDistrict = text('Choose your district', 'জেলা বেছে নিন')
export const whenItComes = text(
  'Choose your district to see when it comes.',
  'কবে পৌঁছাবে জানতে আপনার জেলা বেছে নিন।',
)
export const deliveredBy = text(
  (day: string) => `By ${day} at the latest, if you pay today`,
  (day) => `আজ পেমেন্ট করলে সর্বশেষ ${day} তারিখের মধ্যে`,
)
