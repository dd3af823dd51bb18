import { featureTopics } from '@/common/comparison'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

export type FeatureRow = {
  name: string
  /** The features of each product, in the order of the products. */
  values: readonly (readonly string[])[]
}

type Topic = { key: string; name: string }
type NamedFeature = Topic & { text: string }

const topics = featureTopics.map(({ key, name, words }) => ({ key, name: t(name), words }))
const otherFeatures: Topic = { key: 'more', name: t(messages.otherFeatures) }

const findTopic = (text: string) => topics.find(({ words }) => words.test(text))

/** The topic with this name, in English or in the language of the page, or a new one. */
function topicNamed(name: string): Topic {
  const lower = name.toLowerCase()
  const known = [...topics, otherFeatures].find(
    (topic) => topic.key === lower || topic.name.toLowerCase() === lower,
  )
  return known ?? { key: lower, name }
}

/** `Bluetooth 5.3, IPX5 water resistance` has two topics; a part without one belongs to the part before or after it. */
function splitFeature(feature: string): NamedFeature[] {
  const named = /^([^:]{2,30}):\s+(.+)$/.exec(feature)
  if (named) {
    const [, name = '', text = ''] = named
    return [{ ...topicNamed(name), text }]
  }
  const parts = feature.split(', ')
  const found = parts.map(findTopic)
  const result: NamedFeature[] = []
  let topic: Topic = found.find((each) => each !== undefined) ?? otherFeatures
  for (const [index, text] of parts.entries()) {
    topic = found[index] ?? topic
    const { key, name } = topic
    const last = result.at(-1)
    if (last?.key === key) last.text += `, ${text}`
    else result.push({ key, name, text })
  }
  return result
}

/** Rows of key features with the same name, for products side by side; features without a name come last. */
export function alignFeatures(lists: readonly (readonly string[])[]): FeatureRow[] {
  const products = lists.map((features) => features.flatMap(splitFeature))
  const names = new Map<string, string>()
  const found = products.flat().filter(({ key }) => key !== otherFeatures.key)
  for (const { key, name } of [...topics, ...found, otherFeatures]) {
    if (!names.has(key)) names.set(key, name)
  }
  return [...names]
    .map(([key, name]) => ({
      name,
      values: products.map((features) =>
        features
          .filter((feature) => feature.key === key)
          .map(({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`),
      ),
    }))
    .filter(({ values }) => values.some((texts) => texts.length > 0))
}
