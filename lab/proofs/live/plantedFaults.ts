import type { CodeFault } from '../../plant/code'

/** A fault that the schedules must find. */
export type PlantedFault = CodeFault & { name: string }

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'missed events are not replayed',
    file: 'server/src/live/eventBroker.ts',
    find: 'return isComplete ? recent.filter((change) => change.position >= from) : undefined',
    replace: 'return isComplete ? [] : undefined',
  },
  {
    name: 'an invalidation during a fetch is dropped',
    file: 'src/api/emptyApi.ts',
    find: "reducerPath: 'api',",
    replace: "reducerPath: 'api', invalidationBehavior: 'immediately',",
  },
  {
    name: 'a follower ignores what the leader sends',
    file: 'src/api/event-stream/subscription.ts',
    find: 'const { after, event } = received\n      onEvent(event)',
    replace: 'const { after, event } = received',
  },
  {
    name: 'the response cache stores what changed while it was computed',
    file: 'server/src/cache/responseCache.ts',
    find: 'if (isCacheable && !isStale) store',
    replace: 'if (isCacheable) store',
  },
  {
    name: 'a process does not catch up with the event of a request',
    file: 'server/src/live/followChanges.ts',
    find: 'return event === undefined || readUntil(event.reached)',
    replace: 'return event === undefined || true',
  },
]
