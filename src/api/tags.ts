import type { TagDescription } from '@reduxjs/toolkit/query'
import { resolveTags, type Tag, type TagRule, type TagSources } from '@/contract/tags'
import { tagTypes } from './generated/tagTypes'

/** The tag types of the contract. */
export type TagType = (typeof tagTypes)[number]

type ApiTag = TagDescription<TagType>
type Definition = {
  providesTags?: (response: unknown, problem: unknown, arg: unknown) => ApiTag[]
  invalidatesTags?: (response: unknown, problem: unknown, arg: unknown) => ApiTag[]
}

const isTagType = (name: string | undefined): name is TagType =>
  tagTypes.some((type) => type === name)

/** `Product` is the list, `Product/x` one product, `Product/*` all of it; undefined for an unknown type. */
export function toApiTag(tag: Tag): { type: TagType; id?: string } | undefined {
  const [type] = tag.split('/', 1)
  if (!isTagType(type)) return undefined
  if (tag === `${type}/*`) return { type }
  return { type, id: tag.slice(type.length + 1) || 'LIST' }
}

/** As the contract describes it: `lists.ts` adds the total to a list. */
const asSent = (response: unknown): unknown =>
  typeof response === 'object' && response && 'rows' in response ? response.rows : response

function toTagSources(response: unknown, arg: unknown): TagSources {
  const body: unknown = typeof arg === 'object' && arg && 'body' in arg ? arg.body : undefined
  return { path: arg, query: arg, body, response: asSent(response) }
}

function tagsOf(templates: readonly string[], response: unknown, arg: unknown): ApiTag[] {
  return resolveTags(templates, toTagSources(response, arg)).flatMap((tag) => toApiTag(tag) ?? [])
}

function definitionOf({ provides, invalidates }: TagRule): Definition {
  return {
    ...(provides.length > 0 && {
      // A failed list provides its tags too, so that a change refetches it.
      providesTags: (response, problem, arg) =>
        tagsOf(provides, problem ? undefined : response, arg),
    }),
    ...(invalidates.length > 0 && {
      // A failed mutation has changed nothing.
      invalidatesTags: (response, problem, arg) =>
        problem ? [] : tagsOf(invalidates, response, arg),
    }),
  }
}

/** The tags that a response provides, in the words of the contract. */
export const providedTags = (rule: TagRule | undefined, response: unknown, arg: unknown): Tag[] =>
  resolveTags(rule?.provides ?? [], toTagSources(response, arg))

/** By the name of the endpoint. */
export const tagDefinitions = (rules: Record<string, TagRule>): Record<string, Definition> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, definitionOf(rule)]))
