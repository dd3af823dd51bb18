import type { AppDispatch } from '../store/types'
import { matchPage } from './matchPage'

/** A mouse on its way across a grid means none of the links under it. */
const dwellTime = 60

/** Loads the chunk of an address's page, and then what the page will ask for. */
async function prefetch({ pathname, searchParams }: URL, dispatch: AppDispatch) {
  const match = matchPage(pathname)
  if (!match?.page.preload) return
  const { fetchData } = await match.page.preload()
  fetchData?.(dispatch, { params: match.params, query: searchParams })
}

/** One listener for all links there are: hovering one, touching it or tabbing to it prefetches where it leads. */
export function startPrefetch(dispatch: AppDispatch): () => void {
  let dwell: ReturnType<typeof setTimeout> | undefined

  const follow = (link: HTMLAnchorElement) => {
    prefetch(new URL(link.href), dispatch).catch(() => {
      // Without it the click loads what it needs, and says so where it fails.
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

/** The link into the shop that an event is about. */
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
