import { categoryTitle } from './pageHead'
import type { Language } from './text'

// Names that are stored in English.

/** The category of a product, in English as the product has it. */
export const categoryIn = (language: Language, category: string) =>
  language === 'en' ? category : categoryTitle(language, category)
