import { useEffect, useRef } from 'react'

/** Returns a function that says whether the component is still on screen: a late response must not navigate a user who has left. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return () => isMounted.current
}
