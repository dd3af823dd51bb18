import { getUids, isSignInKey, readSessionSignIns, type StoredSignIns } from './firebaseStorage'

/**
 * 'Remember me' stores the sign-in in localStorage, which all tabs share. Without it the sign-in is in the sessionStorage of
 * one tab, while the server's session is one for all tabs: so the tabs send each other the sign-in.
 */

const channelName = 'jontro-identity'
/** Held by each tab with a sign-in in its sessionStorage, so that even a frozen tab is found. */
const lockName = 'jontro-identity-visit'
const responseTimeout = 2000

type Message = { isRequest: true } | { signIns: StoredSignIns }

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && ('isRequest' in data || 'signIns' in data)
}

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(channelName)
  return channel
}

export function notifyOtherTabs(signIns: StoredSignIns) {
  openChannel()?.postMessage({ signIns })
}

type TabListener = {
  /** A user signed in or out in another tab, without 'Remember me'. */
  onSessionSignIn: (signIns: StoredSignIns) => void
  onRemembered: () => void
}

/** Returns how to stop. */
export function listenToOtherTabs({ onSessionSignIn, onRemembered }: TabListener): () => void {
  const tabs = openChannel()
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    const own = readSessionSignIns()
    if ('signIns' in data) {
      if (getUids(data.signIns) !== getUids(own)) onSessionSignIn(data.signIns)
    } else if (getUids(own)) notifyOtherTabs(own)
  }
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key && isSignInKey(key) && newValue) onRemembered()
  }
  tabs?.addEventListener('message', handleMessage)
  window.addEventListener('storage', handleStorage)
  return () => {
    tabs?.removeEventListener('message', handleMessage)
    window.removeEventListener('storage', handleStorage)
    tabs?.close()
    channel = undefined
  }
}

/** Resolves once another tab has sent its sign-in, or after a timeout. */
export function requestSessionFromOtherTabs(): Promise<void> {
  const tabs = openChannel()
  return new Promise((resolve) => {
    const stop = () => {
      clearTimeout(timer)
      tabs?.removeEventListener('message', handleMessage)
      resolve()
    }
    const handleMessage = ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data) && 'signIns' in data) stop()
    }
    const timer = setTimeout(stop, responseTimeout)
    tabs?.addEventListener('message', handleMessage)
    tabs?.postMessage({ isRequest: true })
  })
}

const locks = (): LockManager | undefined => navigator.locks

export async function hasSessionInAnotherTab(): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? []
  return held.some(({ name }) => name === lockName)
}

let release: (() => void) | undefined

export function setSessionLock(isHeld: boolean) {
  if (!isHeld) {
    release?.()
    release = undefined
  } else if (!release) {
    const untilRelease = new Promise<void>((resolve) => {
      release = resolve
    })
    void locks()?.request(lockName, { mode: 'shared' }, () => untilRelease)
  }
}
