import { isUuid } from './isUuid'
import { type Text, text } from './text'

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

type Topic = {
  /** Its English name in lower case. */
  key: string
  name: Text
  words: RegExp
}

/**
 * What key features are about: rows of the comparison. The first topic whose words match counts. A feature such as
 * `Ports: 2 USB-C` names its topic itself.
 */
export const featureTopics: readonly Topic[] = [
  {
    key: 'display',
    name: text('Display', 'ডিসপ্লে'),
    words: /\b(?:display|screen|panel|resolution|inch|amoled|dial|frameless)\b/i,
  },
  {
    key: 'processor and memory',
    name: text('Processor and memory', 'প্রসেসর ও মেমোরি'),
    words: /\b(?:processor|ram|memory|storage|drive|graphics)\b/i,
  },
  { key: 'camera', name: text('Camera', 'ক্যামেরা'), words: /\b(?:camera|MP)\b/ },
  {
    key: 'battery and charging',
    name: text('Battery and charging', 'ব্যাটারি ও চার্জিং'),
    words: /\b(?:mah|battery|hours?|charg\w+|charges?)\b/i,
  },
  {
    key: 'water resistance',
    name: text('Water resistance', 'পানি-প্রতিরোধ'),
    words: /\b(?:IP[X\d]\d|water\w*)\b/i,
  },
  {
    key: 'connections',
    name: text('Connections', 'কানেক্টিভিটি'),
    words: /\b(?:bluetooth|wi-?fi|usb(?:-c)?|hdmi|sim|plug|ports?|cable|gps)\b/i,
  },
  {
    key: 'sound',
    name: text('Sound', 'সাউন্ড'),
    words: /\b(?:drivers|stereo|sound|noise|bass|microphones?|speakers?|calls?)\b/i,
  },
  { key: 'power', name: text('Power', 'পাওয়ার'), words: /\b\d+ W\b/ },
  {
    key: 'size and weight',
    name: text('Size and weight', 'আকার ও ওজন'),
    words: /\b(?:weight|kg|g|cm)\b/i,
  },
]
