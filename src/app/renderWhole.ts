import type { createBrowserRouter } from 'react-router-dom'
import { whenIdle } from '@/shared/lib/whenIdle'
import { whenQuiet } from '@/shared/lib/whenQuiet'

export type Router = ReturnType<typeof createBrowserRouter>

/**
 * Some time after each navigation renders what the first screen did not need, and loads its pictures: captures of the whole page, as
 * archives and "scrolling screenshots" are, show what nobody has scrolled to.
 */
export function startRenderingWhole(router: Router): void {
  let cancel = whenQuiet(renderNext)
  /** What is rendered after the last section, as the photos of reviews are. */
  const later = new MutationObserver(() => {
    cancel()
    cancel = whenIdle(loadPictures)
  })
  router.subscribe(() => {
    later.disconnect()
    cancel()
    cancel = whenQuiet(renderNext)
  })

  /** One section at a time, so that no task blocks the page. */
  function renderNext() {
    const section = [...document.querySelectorAll<HTMLElement>('.deferred, footer')].find(
      ({ style }) => style.contentVisibility === '',
    )
    if (section) {
      section.style.contentVisibility = 'visible'
      cancel = whenIdle(renderNext)
    } else {
      loadPictures()
      later.observe(document.body, { childList: true, subtree: true })
    }
  }
}

/** Those that a carousel or strip hides stay lazy: they do not intersect, however far the margin reaches down. */
function loadPictures() {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && target instanceof HTMLImageElement) load(target)
      }
      observer.disconnect()
    },
    { rootMargin: `${document.documentElement.scrollHeight}px 0px` },
  )
  for (const image of document.querySelectorAll('img[loading=lazy]')) observer.observe(image)
}

function load(image: HTMLImageElement) {
  image.fetchPriority = 'low'
  image.loading = 'eager'
}
