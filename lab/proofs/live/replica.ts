import { pick } from '../../../server/test/support/random'
import type { controlStandby } from '../../shop/standby'
import { succeeds, until } from '../../time'
import type { Process } from './shop'

/** The faults of a standby. Unlike those of the network they take real time. */
export function createReplica(
  standby: ReturnType<typeof controlStandby>,
  trace: (line: string) => void,
) {
  let isPaused = false
  function signal(name: NodeJS.Signals) {
    try {
      standby.postgres.signal(name)
    } catch {
      // It is being started again.
    }
  }

  return {
    isPaused: () => isPaused,
    async disturb(random: (max: number) => number) {
      const dice = random(40)
      if (dice < 36) {
        isPaused = !isPaused
        trace(`replay ${isPaused ? 'paused' : 'resumed'}`)
        await succeeds(isPaused ? standby.pauseReplay() : standby.resumeReplay())
      } else if (dice < 38) {
        // It thaws by itself: the schedule may wait for a query that waits for it.
        const time = pick([100, 2_500], random(2))
        trace(`replica frozen for ${time} ms`)
        signal('SIGSTOP')
        setTimeout(() => signal('SIGCONT'), time)
      } else {
        trace('replica killed')
        signal('SIGKILL')
        isPaused = false
      }
    },
    untilUsed: (processes: readonly Process[]) =>
      until('the replica is used', () =>
        processes.every(({ readServers }) => readServers?.isUsed()),
      ),
    async recover() {
      isPaused = false
      await until('the replica replays', () => succeeds(standby.resumeReplay()))
    },
  }
}

export type Replica = ReturnType<typeof createReplica>
