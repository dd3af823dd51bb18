import { useEffect, useState } from 'react'

/** Whether a picture could not be loaded, until the connection is back. */
export function useFailedSource(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null>()
  const hasFailed = failedSrc !== undefined && failedSrc === src
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => setFailedSrc(undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [hasFailed])
  return [hasFailed, setFailedSrc] as const
}
