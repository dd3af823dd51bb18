import { useEffect } from 'react'

/** Sets the title, which the route announcer reads out. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [title])
}
