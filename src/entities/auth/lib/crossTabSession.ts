import { isSignInName, type SignIns, visitSignIns, whoIn } from './firebaseStorage'

/**
 * Who is remembered stands in a storage that all tabs share. Who asked not to be is known to each tab alone, though the
 * shop's session is one for all: so the tabs tell each other.
 */

const channelName = 'jontro-identity'
/** Held by each tab in which somebody is signed in who asked not to be remembered: even a frozen tab is seen. */
const lockName = 'jontro-identity-visit'
const longestAnswer = 2000

type Message = { asks: true } | { signIns: SignIns }

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && ('asks' in data || 'signIns' in data)
}

let channel: BroadcastChannel | undefined

function openChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel(channelName)
  return channel
}

export function tellOtherTabs(signIns: SignIns) {
  openChannel()?.postMessage({ signIns })
}

type TabListener = {
  /** Somebody came or went in another tab. */
  onVisit: (signIns: SignIns) => void
  onRemembered: () => void
}

/** Answers how to stop. */
export function listenToOtherTabs({ onVisit, onRemembered }: TabListener): () => void {
  const tabs = openChannel()
  const handleMessage = ({ data }: MessageEvent<unknown>) => {
    if (!isMessage(data)) return
    const own = visitSignIns()
    if ('signIns' in data) {
      if (whoIn(data.signIns) !== whoIn(own)) onVisit(data.signIns)
    } else if (whoIn(own)) tellOtherTabs(own)
  }
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key && isSignInName(key) && newValue) onRemembered()
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

/** Asks the others who is here; answers once one has said it, or after a while. */
export function askOtherTabs(): Promise<void> {
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
    const timer = setTimeout(stop, longestAnswer)
    tabs?.addEventListener('message', handleMessage)
    tabs?.postMessage({ asks: true })
  })
}

const locks = (): LockManager | undefined => navigator.locks

/** Whether another tab knows somebody whom this one does not. */
export async function isVisitElsewhere(): Promise<boolean> {
  const held = (await locks()?.query())?.held ?? []
  return held.some(({ name }) => name === lockName)
}

let release: (() => void) | undefined

export function holdVisit(isHere: boolean) {
  if (!isHere) {
    release?.()
    release = undefined
  } else if (!release) {
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    void locks()?.request(lockName, { mode: 'shared' }, () => held)
  }
}
