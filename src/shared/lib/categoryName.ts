import { categoryIn } from '@/common/localNames'
import { language } from './language'

/** In the language of the page. */
export const categoryName = (category: string) => categoryIn(language, category)
