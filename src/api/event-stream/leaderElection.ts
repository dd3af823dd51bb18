/** The used part of `navigator.locks`. */
export type TabLocks = {
  request(
    name: string,
    options: LockOptions,
    callback: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>
}

type Options = {
  locks: TabLocks
  lockName: string
  /** This tab holds the lock until it leaves, or another tab takes over. */
  onLead: () => void
  /** Another tab holds the lock; this one is in the queue. */
  onFollow: () => void
  /** The browser refuses locks here. */
  onUnavailable: () => void
}

export type Candidate = {
  /** Takes the lock from a leader that does not respond. */
  takeOver: () => void
  leave: () => void
}

/** The tab that holds a Web Lock leads. The browser passes the lock on when its tab closes or crashes. */
export function joinElection(options: Options): Candidate {
  const { locks, lockName, onLead, onFollow, onUnavailable } = options
  let attempt = new AbortController()
  let isAllowed = false

  async function compete(lockOptions: LockOptions) {
    const { signal } = attempt
    const lead = () => {
      if (signal.aborted) return undefined
      onLead()
      return new Promise<void>((release) => signal.addEventListener('abort', () => release()))
    }
    try {
      await locks.request(lockName, lockOptions, (lock) => {
        isAllowed = true
        return lock ? lead() : undefined
      })
    } catch {
      if (!isAllowed && !signal.aborted) onUnavailable()
    }
    if (signal.aborted || !isAllowed) return
    // There is a leader already, or another tab has taken over.
    onFollow()
    await compete({ signal })
  }

  void compete({ ifAvailable: true })
  return {
    takeOver() {
      attempt.abort()
      attempt = new AbortController()
      void compete({ steal: true })
    },
    leave: () => attempt.abort(),
  }
}
