import { joinElection, type TabLocks } from './leaderElection'
import { fetchMissedEvents, type OpenSource, openStream } from './openStream'
import { type Cursor, isReached, type StreamEvent } from './streamEvent'
import { type TabChannel, type TabMessage, toTabMessage } from './tabChannel'

const heartbeatInterval = 500
/** Ticks of a follower, not milliseconds: a follower that was busy itself has messages waiting. */
const maxSilentTicks = 3
/** Between two messages in which the leader reports its cursor. */
const cursorInterval = 5_000
/** In a browser whose tabs can't share a stream. */
const pollInterval = 10_000

export type SubscriptionContext = {
  openSource: OpenSource
  /** Absent in a browser that does not have both. */
  tabs?: { locks: TabLocks; openChannel: (name: string) => TabChannel } | undefined
}

type Options = SubscriptionContext & {
  /** Tabs of the same name share a stream. */
  name: string
  getAddress: () => string
  getCursor: () => Cursor
  onEvent: (event: StreamEvent) => void
  /** Everything up to there has been received. */
  onCursor: (cursor: Cursor) => void
  onInterrupted?: () => void
}

/**
 * Receives the changes: as the leader tab from the server, as a follower from the leader. Each tab catches up with the server by
 * its own cursor first. Returns a function that unsubscribes.
 */
export function subscribe(options: Options): () => void {
  return options.tabs ? shareStream({ ...options, tabs: options.tabs }) : poll(options)
}

function poll({ onEvent, onCursor, ...options }: Options): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let cancel = () => {}
  const next = () => {
    cancel = fetchMissedEvents({
      ...options,
      onEvent: (event) => {
        onEvent(event)
        onCursor(event.cursor)
        timer = setTimeout(next, pollInterval)
      },
    })
  }
  next()
  return () => {
    clearTimeout(timer)
    cancel()
  }
}

type SharedOptions = Options & { tabs: NonNullable<Options['tabs']> }

function shareStream(options: SharedOptions): () => void {
  const { name, tabs, getCursor, onEvent, onCursor } = options
  const channel = tabs.openChannel(name)
  const post = (message: TabMessage) => channel.postMessage(message)
  let stopRole = () => {}

  function lead() {
    stopRole()
    post({ type: 'heartbeat' })
    const heartbeat = setInterval(() => post({ type: 'heartbeat' }), heartbeatInterval)
    const report = setInterval(() => post({ type: 'cursor', cursor: getCursor() }), cursorInterval)
    const close = openStream({
      ...options,
      onEvent: (event) => {
        post({ type: 'event', after: getCursor(), event })
        onEvent(event)
        onCursor(event.cursor)
      },
    })
    stopRole = () => {
      clearInterval(heartbeat)
      clearInterval(report)
      close()
    }
  }

  function follow() {
    stopRole()
    let silentTicks = 0
    let isCatchingUp = false
    /** Of the leader: this tab has received everything up to it. During a long transaction its own cursor stays behind. */
    let sharedCursor: Cursor | undefined
    let cancel = () => {}

    const catchUp = () => {
      if (isCatchingUp) return
      isCatchingUp = true
      cancel = fetchMissedEvents({
        ...options,
        onEvent: (event) => {
          isCatchingUp = false
          onEvent(event)
          onCursor(event.cursor)
        },
      })
    }
    const hasReached = (cursor: Cursor) => cursor === sharedCursor || isReached(getCursor(), cursor)
    const handleMessage = (message: Event) => {
      const received = message instanceof MessageEvent ? toTabMessage(message.data) : undefined
      if (!received) return
      silentTicks = 0
      if (received.type === 'heartbeat') return
      if (received.type === 'cursor') {
        // The server process that this tab caught up with can have been behind that of the leader.
        if (received.cursor && !hasReached(received.cursor)) catchUp()
        return
      }
      const { after, event } = received
      onEvent(event)
      if (isCatchingUp) return
      if (event.type === 'gap' || hasReached(after)) {
        onCursor(event.cursor)
        sharedCursor = event.cursor
      } else catchUp()
    }
    const watch = setInterval(() => {
      silentTicks += 1
      if (silentTicks > maxSilentTicks) candidate.takeOver()
    }, heartbeatInterval)
    channel.addEventListener('message', handleMessage)
    catchUp()
    stopRole = () => {
      channel.removeEventListener('message', handleMessage)
      clearInterval(watch)
      cancel()
    }
  }

  const candidate = joinElection({
    locks: tabs.locks,
    lockName: name,
    onLead: lead,
    onFollow: follow,
    onUnavailable: () => {
      stopRole()
      stopRole = poll(options)
    },
  })
  return () => {
    candidate.leave()
    stopRole()
    channel.close()
  }
}
