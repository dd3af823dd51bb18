import { useEffect } from 'react'

/** Names the page in the browser's tab; the route announcer reads it out. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
