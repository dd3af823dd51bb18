import { useEffect, useEffectEvent, useRef } from 'react'
import type { PageHead } from '@/common/pageHead'
import { pathIn } from '@/common/text'
import { loadChunk } from '../lib/loadChunk'

const ownElements =
  'title, link[rel=canonical], link[rel=alternate], meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property^="og:"], script[type="application/ld+json"]'

let latest: PageHead | undefined

/** The title is written at once; the rest, for crawlers and shared links, by code that the first page does not need. */
async function writeHead(head: PageHead) {
  latest = head
  document.title = head.title
  const { renderHead } = await loadChunk(
    () => import(/* webpackChunkName: "head" */ '@/common/renderHead'),
  )
  // Another page may have opened meanwhile.
  if (latest !== head) return
  for (const element of document.head.querySelectorAll(ownElements)) element.remove()
  const html = renderHead(head, location.origin)
  document.head.append(document.createRange().createContextualFragment(html))
}

/** The server has written the head of the first page, with the public origin of the shop. */
function isWritten({ language, title, path }: PageHead): boolean {
  const link = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const canonical = link && new URL(link.href)
  return (
    document.title === title &&
    (canonical?.pathname ?? '') + (canonical?.search ?? '') ===
      (path === undefined ? '' : pathIn(language, path))
  )
}

/** Title, description, canonical URL and structured data of the page. The route announcer reads out the title. */
export function usePageHead(head: PageHead | undefined) {
  const isFirst = useRef(true)
  const update = useEffectEvent(() => {
    if (!head) return
    // Later heads of the same page differ, for instance in the price of a product.
    if (!isFirst.current || !isWritten(head)) writeHead(head).catch(() => {})
    isFirst.current = false
  })
  // Pages make a new object with each render.
  const content = JSON.stringify(head)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the head.
  useEffect(() => update(), [content])
}
