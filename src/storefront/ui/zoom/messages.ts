import { text } from '@/common/text'

export const enlarge = text('Enlarge', 'জুম করুন')
export const previousPicture = text('Previous picture', 'আগের ছবি')
export const nextPicture = text('Next picture', 'পরের ছবি')
