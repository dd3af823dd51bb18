/** English at the root of the site, Bengali under `/bn`. */
export const languages = ['en', 'bn'] as const
export type Language = (typeof languages)[number]

/** A text, or a function that makes one from its arguments, in each language. */
export type Text<Value = string> = Readonly<Record<Language, Value>>

/**
 * A message of the catalogue. The builds of the client have one language each: there `text(en, bn)` is only the one or the other
 * (`scripts/messagesLoader.cjs`), so that a page loads nothing of the other language.
 */
export const text = <Value>(en: Value, bn: NoInfer<Value>): Text<Value> => ({ en, bn })

const isText = <Value>(message: Text<Value> | Value): message is Text<Value> =>
  typeof message === 'object' && message !== null && 'bn' in message

export type Translate = <Value>(message: Text<Value> | Value) => Value

const translators: Text<Translate> = {
  en: (message) => (isText(message) ? message.en : message),
  bn: (message) => (isText(message) ? message.bn : message),
}

/** Returns the function that picks a language: `t(messages.cartTitle)`, `t(messages.removeItem)(name)`. */
export const inLanguage = (language: Language): Translate => translators[language]

const prefixes = text('', '/bn')

/** The path of a page in a language. */
export function pathIn(language: Language, path: string): string {
  const prefix = prefixes[language]
  return path === '/' && prefix ? prefix : prefix + path
}

/** The language of a path, and the path without it: the English one. */
export function splitPath(path: string): { language: Language; path: string } {
  const [, rest] = /^\/bn(?=$|[/?#])(.*)$/s.exec(path) ?? []
  if (rest === undefined) return { language: 'en', path }
  return { language: 'bn', path: rest.startsWith('/') ? rest : `/${rest}` }
}
