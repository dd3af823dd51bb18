import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** True on the server and while its markup is hydrated. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}
