import { locale } from '@/shared/lib/language'
import { shop } from '@/shop/shop.config'

const day = new Intl.DateTimeFormat(locale, { timeZone: shop.timeZone, dateStyle: 'medium' })

/** For columns: in Bengali, too, with a short month. */
export const formatShortDate = (moment: string) => day.format(new Date(moment)).replace(',', '')
