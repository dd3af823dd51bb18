import { inLanguage, type Language, pathIn } from '@/common/text'

/** Each build of the client has one language. The path of a page decides which is loaded, so it changes with a new page load only. */
export const isBengali = __BN__
export const language: Language = __BN__ ? 'bn' : 'en'

/** Of dates and of lists in a sentence. */
export const locale = isBengali ? 'bn-BD' : 'en-GB'

/** The path of a page in this language. The router adds the prefix by itself: this is for `href`. */
export const localPath = (path: string) => pathIn(language, path)

/** The text of a message: `t(messages.cartTitle)`, `t(messages.removeItem)(name)`. */
export const t = inLanguage(language)
