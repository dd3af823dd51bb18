import { featureTopics } from '@/common/comparison'

export type FeatureRow = {
  name: string
  /** The features of each product, in the order of the products. */
  values: readonly (readonly string[])[]
}

const otherFeatures = 'More'

type NamedFeature = { name: string; text: string }

const findTopic = (text: string) => featureTopics.find(({ words }) => words.test(text))?.name

/** `Bluetooth 5.3, IPX5 water resistance` has two topics; a part without one belongs to the part before or after it. */
function splitFeature(feature: string): NamedFeature[] {
  const named = /^([^:]{2,30}):\s+(.+)$/.exec(feature)
  if (named) {
    const [, name = '', text = ''] = named
    return [{ name, text }]
  }
  const parts = feature.split(', ')
  const topics = parts.map(findTopic)
  const result: NamedFeature[] = []
  let name = topics.find((topic) => topic !== undefined) ?? otherFeatures
  for (const [index, text] of parts.entries()) {
    name = topics[index] ?? name
    const last = result.at(-1)
    if (last?.name === name) last.text += `, ${text}`
    else result.push({ name, text })
  }
  return result
}

/** Rows of key features with the same name, for products side by side; features without a name come last. */
export function alignFeatures(lists: readonly (readonly string[])[]): FeatureRow[] {
  const products = lists.map((features) => features.flatMap(splitFeature))
  const names = new Map<string, string>()
  const known = featureTopics.map(({ name }) => name)
  const found = products.flat().map(({ name }) => name)
  for (const name of [...known, ...found.filter((each) => each !== otherFeatures), otherFeatures]) {
    if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name)
  }
  return [...names]
    .map(([key, name]) => ({
      name,
      values: products.map((features) =>
        features
          .filter((feature) => feature.name.toLowerCase() === key)
          .map(({ text }) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`),
      ),
    }))
    .filter(({ values }) => values.some((texts) => texts.length > 0))
}
