import { useEffect, useEffectEvent } from 'react'
import { type PageHead, renderHead } from '../../../shop/pageHead'

const ownElements =
  'title, link[rel=canonical], meta[name=description], meta[name=robots], meta[name^="twitter:"], meta[property^="og:"], script[type="application/ld+json"]'

function writeHead(head: PageHead) {
  // The server has written the head of the first page, with the public origin of the shop.
  if (document.title === head.title) return
  for (const element of document.head.querySelectorAll(ownElements)) element.remove()
  const html = renderHead(head, location.origin)
  document.head.append(document.createRange().createContextualFragment(html))
}

/** Title, description, canonical URL and structured data of the page. The route announcer reads out the title. */
export function usePageHead(head: PageHead | undefined) {
  const update = useEffectEvent(() => {
    if (head) writeHead(head)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: pages make a new object with each render.
  useEffect(() => update(), [head?.title, head?.path])
}
