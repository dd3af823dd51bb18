import type { Language } from '@/common/text'
import { language } from './language'

/** The language of a text that somebody has typed or chosen, if it is not that of the page. Screen readers pronounce it by that. */
export function langOf(typed: string): Language | undefined {
  const typedIn = /[\u0980-\u09FF]/.test(typed) ? 'bn' : 'en'
  return typedIn === language ? undefined : typedIn
}
