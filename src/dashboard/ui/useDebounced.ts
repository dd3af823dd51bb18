import { useEffect, useState } from 'react'

const debounceMs = 200

/** The text once nobody has typed for a moment, to search for it. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
