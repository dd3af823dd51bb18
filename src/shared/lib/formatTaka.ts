import { formatTaka as formatIn } from '@/common/formatTaka'
import { language } from './language'

/** In the language of the page. */
export const formatTaka = (amount: number, options?: { hasDecimals?: boolean }) =>
  formatIn(amount, { ...options, language })
