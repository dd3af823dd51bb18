import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'

/** In milliseconds: pages set their title in an effect, or when their data is loaded. */
const settleTime = 300

/** Reads out the new page's title and puts the focus at its start. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  /** The title of the last page, until that of the new one is announced. */
  const lastTitle = useRef<string>(undefined)
  const [title, setTitle] = useState('')

  // Effects of the new page set its title.
  useLayoutEffect(() => {
    if (lastPathname.current !== pathname) lastTitle.current ??= document.title
  }, [pathname])

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    const content = document.getElementById('content')
    // A new page may have put it elsewhere by itself.
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true })
    const observer = new MutationObserver(announce)
    const timer = setTimeout(announce, settleTime)

    function announce() {
      if (document.title === lastTitle.current) {
        observer.observe(document.head, { childList: true, characterData: true, subtree: true })
        return
      }
      observer.disconnect()
      lastTitle.current = undefined
      setTitle(document.title)
    }

    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
