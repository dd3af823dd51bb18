import { text } from '@/common/text'

export const stillQuestions = text('Do you have a question?', 'কিছু জানতে চান?')
export const reachUs = text(
  'Call us or write to us, in Bengali or English.',
  'বাংলা বা ইংরেজিতে আমাদের ফোন বা ইমেইল করুন।',
)
export const moreHelp = text('More help', 'আরও সহায়তা')
