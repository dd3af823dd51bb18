import { t } from '@/shared/lib/language'
import type { FilterDefinition } from './filterFields'
import * as messages from './messages'
import type { TableQuery } from './tableQuery'

/** A filter with the argument that it becomes. */
type Filter<Value> = FilterDefinition & { parse: (text: string) => Value | undefined }
type Pinned = { isPinned?: boolean }

const asText = (text: string) => text

export const choice = <Value extends string>(
  label: string,
  values: readonly Value[],
  { toLabel = asText, ...more }: Pinned & { toLabel?: (value: Value) => string } = {},
): Filter<Value> => ({
  ...more,
  label,
  kind: 'choice',
  options: values.map((value) => ({ value, label: toLabel(value) })),
  parse: (text) => values.find((value) => value === text),
})

export const flag = (label: string, yes: string, no: string, more?: Pinned): Filter<boolean> => ({
  ...more,
  label,
  kind: 'choice',
  options: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
  parse: (text) => text === 'true',
})

export const text = (
  label: string,
  more?: { hint?: string; minLength?: number; pattern?: RegExp },
): Filter<string> => ({ ...more, label, kind: 'text', parse: asText })

export const amount = (label: string): Filter<number> => ({ label, kind: 'amount', parse: Number })

const dueLabels = {
  overdue: t(messages.overdue),
  today: t(messages.today),
  later: t(messages.later),
}

export const due = (label: string) =>
  choice(label, ['overdue', 'today', 'later'] as const, { toLabel: (each) => dueLabels[each] })

export const day = (label: string): Filter<string> => ({ label, kind: 'day', parse: asText })

type Values<Filters> = {
  [Name in keyof Filters]?: Filters[Name] extends Filter<infer Value> ? Value : never
}

/** A view that the table itself has: its name, and filters. */
export type BuiltInView = { name: string; filters: Readonly<Record<string, string>> }

/** The sorts, filters and built-in views of a list, and how a table's query becomes the arguments of its call. */
export function defineList<
  Sort extends string,
  Filters extends Readonly<Record<string, Filter<unknown>>>,
>(
  sorts: readonly Sort[],
  filters: Filters,
  views: readonly {
    name: string
    filters: Readonly<Partial<Record<keyof Filters & string, string>>>
  }[] = [],
) {
  /** Without the page, as the export needs them. */
  function getFilters({ search, sort, filters: texts }: TableQuery) {
    const by = sorts.find((each) => each === sort?.by)
    const values = Object.fromEntries(
      Object.entries(filters).flatMap(([name, { parse }]) => {
        const value = texts[name] === undefined ? undefined : parse(texts[name])
        return value === undefined ? [] : [[name, value]]
      }),
      // The names and their values come from `filters`.
    ) as Values<Filters>
    // Without undefined values: equal queries must have equal arguments, by which RTK Query caches.
    return {
      ...(search && { search }),
      ...(by && { sort: by }),
      ...(sort && { order: sort.order }),
      ...values,
    }
  }
  return {
    sorts,
    views,
    filters: Object.entries(filters).map(([name, filter]) => ({ ...filter, name })),
    getFilters,
    getArgs: (query: TableQuery) => ({
      ...getFilters(query),
      page: query.page,
      limit: query.pageSize,
    }),
  }
}
