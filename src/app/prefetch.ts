import type { AppDispatch } from '../store/types'
import { matchPage } from './matchPage'

/** In milliseconds: a pointer that only passes over a link prefetches nothing. */
const dwellTime = 60

/** Loads the chunk of a URL's page, and then the page's data. */
async function prefetch({ pathname, searchParams }: URL, dispatch: AppDispatch) {
  const match = matchPage(pathname)
  if (!match?.page.preload) return
  const { fetchData } = await match.page.preload()
  fetchData?.(dispatch, { params: match.params, query: searchParams })
}

/** Prefetches the target of every link that is hovered, touched or focused. */
export function startPrefetch(dispatch: AppDispatch): () => void {
  let dwell: ReturnType<typeof setTimeout> | undefined

  const follow = (link: HTMLAnchorElement) => {
    prefetch(new URL(link.href), dispatch).catch(() => {
      // The click loads it again and reports the error.
    })
  }

  const handlePointer = (event: PointerEvent) => {
    clearTimeout(dwell)
    const link = linkOf(event)
    if (!link) return
    if (event.pointerType === 'mouse') dwell = setTimeout(() => follow(link), dwellTime)
    else follow(link)
  }
  const handleFocus = (event: FocusEvent) => {
    const link = linkOf(event)
    if (link) follow(link)
  }

  document.addEventListener('pointerover', handlePointer, { passive: true })
  document.addEventListener('focusin', handleFocus)
  return () => {
    clearTimeout(dwell)
    document.removeEventListener('pointerover', handlePointer)
    document.removeEventListener('focusin', handleFocus)
  }
}

/** The link within the shop that is the event's target. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || isSavingData()) return undefined
  return link.pathname + link.search === location.pathname + location.search ? undefined : link
}

function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  )
}
