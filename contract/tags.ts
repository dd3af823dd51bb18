/**
 * The vocabulary that browser, server and database share for what a response shows and what a change affects.
 * `Order` is the collection, `Order/{id}` one of it, `Order/*` all of it. Templates come from the contract's `x-provides` and `x-invalidates`.
 */
export type Tag = string

export type TagRule = { provides: readonly string[]; invalidates: readonly string[] }

export type TagSources = {
  path: unknown
  query: unknown
  body: unknown
  response: unknown
}

const placeholder = /\{(path|query|body|response)((?:\.\w+|\[\*\])+)\}/

function step(values: readonly unknown[], key: string): unknown[] {
  if (key === '[*]')
    return values.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : []))
  return values.flatMap((value) => {
    const next: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    return next === undefined || next === null || next === '' ? [] : [next]
  })
}

const categories = 'Category/'

/** Names of categories are case-insensitive. */
export const toCategoryTag = (name: string): Tag => `${categories}${name.trim().toLowerCase()}`

function resolveTemplate(template: string, sources: TagSources): Tag[] {
  const match = placeholder.exec(template)
  if (!match) return [template]
  const [whole, source, path = ''] = match
  const keys = path.match(/\w+|\[\*\]/g) ?? []
  const root = sources[source as keyof TagSources]
  const tags = keys.reduce(step, [root]).map((value) => template.replace(whole, String(value)))
  return template.startsWith(categories)
    ? tags.map((tag) => toCategoryTag(tag.slice(categories.length)))
    : tags
}

/** The tags that the templates name for one call; a template whose value is not there names none. */
export function resolveTags(templates: readonly string[], sources: TagSources): Tag[] {
  return [...new Set(templates.flatMap((template) => resolveTemplate(template, sources)))]
}
