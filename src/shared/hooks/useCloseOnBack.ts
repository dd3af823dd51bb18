import { useEffect, useEffectEvent } from 'react'
import { openLayer } from '../lib/layerHistory'

/** The browser's Back button closes an open sheet, drawer or dialog; the page stays. */
export function useCloseOnBack(isOpen: boolean, onClose: () => void) {
  const handleClose = useEffectEvent(onClose)
  useEffect(() => {
    if (isOpen) return openLayer(() => handleClose())
  }, [isOpen])
}
