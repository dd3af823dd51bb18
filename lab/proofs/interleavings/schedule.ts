import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { areDependent, createFollower, type Footprint, type Footprints } from './footprint'
import type { Lane, LaneName } from './lane'

/** Which lane goes on, or ends in a deadlock: called if both could. `isRedundant` if going on with A only repeats another order. */
export type Choose = (choice: {
  index: number
  isARedundant: boolean
  /** The lanes' next statements. */
  next: Readonly<Record<LaneName, string>>
}) => LaneName

export type Run = {
  /** Each step with its effect. The same seed gives the same trace. */
  trace: string[]
  /** The lanes of the choices, in order. */
  choices: LaneName[]
  /** The number of choices after which the run only repeated another one; undefined if it did not. */
  redundantFrom: number | undefined
  deadlocks: number
}

type Side = {
  lane: Lane
  follower: ReturnType<typeof createFollower>
  /** Waits for a lock of the other lane. */
  isBlocked: boolean
}

const pollAfter = 2
const giveUpAfter = 30_000

const shorten = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200)

/**
 * Runs two operations to their ends, one statement at a time. A statement that waits for a lock of the other lane stays where it is
 * until that lane releases it. If both wait for each other, one of them gets PostgreSQL's deadlock error.
 */
export async function runSchedule(
  lanes: readonly [Lane, Lane],
  observer: Client,
  footprints: Footprints,
  choose: Choose,
): Promise<Run> {
  const sides = lanes.map((lane) => ({
    lane,
    follower: createFollower(footprints),
    isBlocked: false,
  })) as [Side, Side]
  const [a, b] = sides
  const run: Run = { trace: [], choices: [], redundantFrom: undefined, deadlocks: 0 }
  let last: { lane: LaneName; footprint: Footprint } | undefined

  const otherOf = (side: Side) => (side === a ? b : a)

  async function isWaitingFor({ lane }: Side, holder: Side): Promise<boolean> {
    const { rows } = await observer.query<{ blocked: boolean }>({
      name: 'blocked',
      text: 'select $2::integer = any (pg_blocking_pids($1)) as blocked',
      values: [lane.pid, holder.lane.pid],
    })
    return rows[0]?.blocked === true
  }

  /** Waits until the lane is parked, finished or blocked by the other one. */
  async function settle(side: Side) {
    const { lane } = side
    const end = performance.now() + giveUpAfter
    for (;;) {
      side.isBlocked = false
      if (lane.next !== undefined || lane.isFinished) return
      const changed = lane.changed()
      const hasChanged = await Promise.race([
        changed.then(() => true),
        sleep(pollAfter).then(() => false),
      ])
      if (hasChanged) continue
      const other = otherOf(side)
      // One that has ended holds its locks a moment longer than its answer takes.
      if (lane.inFlight && !other.lane.isFinished && (await isWaitingFor(side, other))) {
        side.isBlocked = true
        return
      }
      if (performance.now() > end) {
        throw new Error(`Lane ${lane.name} does not go on after\n${run.trace.join('\n')}`)
      }
    }
  }

  function chooseLane(isRedundant: boolean): Side {
    const chosen = choose({
      index: run.choices.length,
      isARedundant: isRedundant,
      next: { A: a.lane.next ?? '', B: b.lane.next ?? '' },
    })
    run.choices.push(chosen)
    if (chosen === 'A' && isRedundant) run.redundantFrom ??= run.choices.length
    return chosen === 'A' ? a : b
  }

  /** PostgreSQL may end either of the two. */
  async function resolveDeadlock() {
    const victim = chooseLane(false)
    run.deadlocks++
    run.trace.push(`deadlock, ${victim.lane.name} ends`)
    victim.lane.isVictim = true
    await observer.query('select pg_cancel_backend($1)', [victim.lane.pid])
    await settle(victim)
    await settle(otherOf(victim))
    last = undefined
  }

  async function step(side: Side) {
    const { lane, follower } = side
    const text = lane.next ?? ''
    const footprint = follower.peek(text)
    follower.advance(text)
    const other = otherOf(side)
    const otherWasBlocked = other.isBlocked
    lane.release()
    await settle(side)
    run.trace.push(`${lane.name} ${shorten(text)} → ${side.isBlocked ? 'waits' : lane.lastEffect}`)
    // A failed statement ends its transaction's locks at once, whatever its text says.
    last = lane.lastEffect.startsWith('error') ? undefined : { lane: lane.name, footprint }
    if (!otherWasBlocked) return
    if (side.isBlocked) return resolveDeadlock()
    await settle(other)
    if (other.isBlocked) return
    run.trace.push(`${other.lane.name} goes on → ${other.lane.lastEffect}`)
    // Its statement ended after this step, so nothing of it is out of order.
    last = undefined
  }

  function isARedundant(): boolean {
    if (last?.lane !== 'B' || a.lane.next === undefined) return false
    return !areDependent(a.follower.peek(a.lane.next), last.footprint)
  }

  const isReady = ({ lane, isBlocked }: Side) => lane.next !== undefined && !isBlocked

  for (const side of sides) await settle(side)
  for (;;) {
    const redundant = isARedundant()
    if (isReady(a) && isReady(b)) {
      await step(chooseLane(redundant))
    } else if (isReady(a)) {
      if (redundant) run.redundantFrom ??= run.choices.length
      await step(a)
    } else if (isReady(b)) await step(b)
    else if (a.lane.isFinished && b.lane.isFinished) return run
    else throw new Error(`Both lanes wait after\n${run.trace.join('\n')}`)
  }
}
