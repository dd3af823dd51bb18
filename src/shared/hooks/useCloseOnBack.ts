import { useEffect, useEffectEvent } from 'react'
import { openLayer } from '../lib/layerHistory'

/** The browser's Back button closes an open sheet, drawer or dialog; the page stays. One that asks first may stay, too. */
export function useCloseOnBack(isOpen: boolean, onClose: () => unknown) {
  const handleClose = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    let isClosed = false
    const open = () => openLayer(() => void close())
    let closeLayer = open()
    async function close() {
      if ((await handleClose()) === false && !isClosed) closeLayer = open()
    }
    return () => {
      isClosed = true
      closeLayer()
    }
  }, [isOpen])
}
