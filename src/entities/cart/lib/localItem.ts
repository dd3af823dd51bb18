import { isBengali } from '@/shared/lib/language'

type Names = { name?: string; nameBn?: string }

/** The name in the language of the page, or else the English one. */
export const itemName = <Item extends Names>(item: Item): string | Item['name'] =>
  (isBengali && item.nameBn) || item.name

/** `lang` of an element with that name. */
export const itemLang = (item: Names) => (isBengali && !item.nameBn ? 'en' : undefined)
