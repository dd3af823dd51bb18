import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { updateLayerHistory } from '../shared/lib/layerHistory'

/** Keeps the entries of open layers above that of the page, so that Back closes a sheet that has changed the address. */
export function LayerHistory() {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own.
  useEffect(updateLayerHistory, [key])
  return null
}
