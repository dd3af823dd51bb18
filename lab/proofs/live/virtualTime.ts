type Timer = { at: number; run: () => void; every?: number; owner: object }

/** A clock that moves only when it is advanced; timers belong to a tab. */
export function createClock() {
  const timers = new Map<number, Timer>()
  let time = 1_000
  let lastId = 0

  function add(timer: Omit<Timer, 'at'>, delay: number): number {
    lastId += 1
    timers.set(lastId, { ...timer, at: time + Math.max(1, delay || 0) })
    return lastId
  }

  const nextOf = (until: number, isActive: (owner: object) => boolean) =>
    [...timers]
      .filter(([, { at, owner }]) => at <= until && isActive(owner))
      .sort(([a, { at: first }], [b, { at: second }]) => first - second || a - b)[0]

  return {
    now: () => time,
    timersOf: (owner: object) => ({
      setTimeout: (run: () => void, delay = 0) => add({ run, owner }, delay),
      setInterval: (run: () => void, every: number) => add({ run, every, owner }, every),
      clear: (id: number | undefined) => void (id !== undefined && timers.delete(id)),
    }),
    remove(owner: object) {
      for (const [id, timer] of timers) if (timer.owner === owner) timers.delete(id)
    },
    /** Runs what is due until then, one after the other. */
    async advance(by: number, isActive: (owner: object) => boolean, settle: () => Promise<void>) {
      const until = time + by
      for (let next = nextOf(until, isActive); next; next = nextOf(until, isActive)) {
        const [id, timer] = next
        time = Math.max(time, timer.at)
        if (timer.every === undefined) timers.delete(id)
        else timer.at = time + timer.every
        timer.run()
        await settle()
      }
      time = until
    },
  }
}

export type Clock = ReturnType<typeof createClock>
