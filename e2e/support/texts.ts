import { inLanguage } from '../../common/text'

/** The English text of a message: `english(messages.yourCart)`, `english(messages.removeItem)(name)`. */
export const english = inLanguage('en')
