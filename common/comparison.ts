import { isUuid } from './isUuid'

/** Products side by side; the browser remembers the chosen ones. */
export const maxCompared = 4

/** `/compare?ids={id},{id}`. Without ids: the products that this browser has chosen. */
export const comparePath = (ids: readonly string[]) =>
  ids.length === 0 ? '/compare' : `/compare?ids=${ids.map(encodeURIComponent).join(',')}`

/** Each id once; what is not an id is left out, since URLs are typed by hand and cut off. */
export function readComparedIds(query: URLSearchParams): string[] {
  const ids = (query.get('ids') ?? '').split(',').filter((id) => isUuid(id))
  return [...new Set(ids)].slice(0, maxCompared)
}

type Topic = { name: string; words: RegExp }

/**
 * What key features are about: rows of the comparison. The first topic whose words match counts. A feature such as
 * `Ports: 2 USB-C` names its topic itself.
 */
export const featureTopics: readonly Topic[] = [
  { name: 'Display', words: /\b(?:display|screen|panel|resolution|inch|amoled|dial|frameless)\b/i },
  { name: 'Processor and memory', words: /\b(?:processor|ram|memory|storage|drive|graphics)\b/i },
  { name: 'Camera', words: /\b(?:camera|MP)\b/ },
  { name: 'Battery and charging', words: /\b(?:mah|battery|hours?|charg\w+|charges?)\b/i },
  { name: 'Water resistance', words: /\b(?:IP[X\d]\d|water\w*)\b/i },
  {
    name: 'Connections',
    words: /\b(?:bluetooth|wi-?fi|usb(?:-c)?|hdmi|sim|plug|ports?|cable|gps)\b/i,
  },
  {
    name: 'Sound',
    words: /\b(?:drivers|stereo|sound|noise|bass|microphones?|speakers?|calls?)\b/i,
  },
  { name: 'Power', words: /\b\d+ W\b/ },
  { name: 'Size and weight', words: /\b(?:weight|kg|g|cm)\b/i },
]
