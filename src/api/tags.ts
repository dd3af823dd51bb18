import type { TagDescription } from '@reduxjs/toolkit/query'
import { resolveTags, type Tag, type TagRule } from '../../contract/tags'
import { tagRules } from './generated/tagRules'

type Rules = typeof tagRules
type RuleTag = Rules[keyof Rules]['provides' | 'invalidates'][number]

/** The tag types of the contract. */
export type TagType = RuleTag extends infer Name
  ? Name extends `${infer Type}/${string}`
    ? Type
    : Name
  : never

type ApiTag = TagDescription<TagType>
type Definition = {
  providesTags?: (response: unknown, problem: unknown, arg: unknown) => ApiTag[]
  invalidatesTags?: (response: unknown, problem: unknown, arg: unknown) => ApiTag[]
}

const allRules: readonly [name: string, rule: TagRule][] = Object.entries(tagRules)

export const tagTypes = [
  ...new Set(
    allRules.flatMap(([, { provides, invalidates }]) => [...provides, ...invalidates]).map(typeOf),
  ),
]

function typeOf(tag: Tag): TagType {
  // TagType is derived from these rules.
  return tag.split('/', 1)[0] as TagType
}

/** `Product` is the list, `Product/x` one product; undefined for an unknown type. */
export function toApiTag(tag: Tag): { type: TagType; id: string } | undefined {
  const type = typeOf(tag)
  if (!tagTypes.includes(type)) return undefined
  return { type, id: tag.slice(type.length + 1) || 'LIST' }
}

/** As the contract describes it: `lists.ts` adds the total to a list. */
const asSent = (response: unknown): unknown =>
  typeof response === 'object' && response && 'rows' in response ? response.rows : response

function tagsOf(templates: readonly string[], response: unknown, arg: unknown): ApiTag[] {
  const body: unknown = typeof arg === 'object' && arg && 'body' in arg ? arg.body : undefined
  return resolveTags(templates, {
    path: arg,
    query: arg,
    body,
    response: asSent(response),
  }).flatMap((tag) => toApiTag(tag) ?? [])
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

/** By the name of the endpoint. */
export const tagDefinitions: Record<string, Definition> = Object.fromEntries(
  allRules.map(([name, rule]) => [name, definitionOf(rule)]),
)
