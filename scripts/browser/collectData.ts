import type { Page } from '@playwright/test'
import { hydrationDataId } from '../../common/pageRenderer'
import { homePage } from '../../shop/homePage'
import { legalIdentity } from '../../shop/legalIdentity'

/** Fields of the API whose values are printed as they are. */
const typed =
  /^(?:product)?name(?:Bn)?$|^(?:description|keyFeatures|images?|author|email|address|additionalInfo|customerReview|reviewText|review|firstName|displayName|label|text|note|by|actor|subject|reference|transactionId|courier|trackingNumber|refundFailure)$/i

const ofShop = [
  ...legalIdentity,
  ...Object.values(homePage.bannerTargets).map(({ productName }) => productName),
]

/** What the user has typed: in fields, and what was searched for. */
const readTyped = (page: Page) =>
  page.evaluate(() => [
    ...new URLSearchParams(location.search).values(),
    ...[...document.querySelectorAll('input, textarea')].flatMap((field) => {
      const isText =
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/.test(field.type))
      return isText ? [field.value] : []
    }),
  ])

/** All texts of the shop's data that a page receives from now on, and of its user. */
export function collectData(page: Page): () => Promise<string[]> {
  const texts = new Set<string>(ofShop)
  const received: Promise<unknown>[] = []
  const collect = (json: string) =>
    JSON.parse(json, (key, value: unknown) => {
      if (typeof value === 'string' && (typed.test(key) || /^\d+$/.test(key))) texts.add(value)
      return value
    }) as unknown
  page.on('response', (response) => {
    const isJson = /json/.test(response.headers()['content-type'] ?? '')
    if (!response.ok() || !isJson || response.request().method() !== 'GET') return
    // The browser drops bodies of responses that a newer one has replaced.
    const again = async () => (await page.request.get(response.url())).text()
    received.push(
      response
        .text()
        .catch(again)
        .then(collect, () => undefined),
    )
  })
  return async () => {
    await Promise.all(received)
    const hydration = await page.evaluate(
      (id) => document.getElementById(id)?.textContent,
      hydrationDataId,
    )
    if (hydration) collect(hydration)
    return [...texts, ...(await readTyped(page))]
  }
}
