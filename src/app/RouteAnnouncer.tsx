import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { VisuallyHidden } from '../shared/ui/visually-hidden/VisuallyHidden'

/** In milliseconds: pages set their title in an effect, or when their data is loaded. */
const settleTime = 300

/** Reads out the new page's title and puts the focus at its start. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (lastPathname.current === pathname) return
    lastPathname.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
    const timer = setTimeout(() => setTitle(document.title), settleTime)
    return () => clearTimeout(timer)
  }, [pathname])

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  )
}
