/** A fault that the test must find: a piece of the shop's code, and what stands there instead. */
export type PlantedFault = { name: string; file: string; code: string; instead: string }

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'missed events are not replayed',
    file: 'server/src/live/eventBroker.ts',
    code: 'return isComplete ? recent.filter((change) => change.position >= from) : undefined',
    instead: 'return isComplete ? [] : undefined',
  },
  {
    name: 'an invalidation during a fetch is dropped',
    file: 'src/api/emptyApi.ts',
    code: "reducerPath: 'api',",
    instead: "reducerPath: 'api', invalidationBehavior: 'immediately',",
  },
  {
    name: 'a follower ignores what the leader sends',
    file: 'src/api/event-stream/subscription.ts',
    code: 'const { after, event } = received\n      onEvent(event)',
    instead: 'const { after, event } = received',
  },
  {
    name: 'the response cache stores what changed while it was computed',
    file: 'server/src/cache/responseCache.ts',
    code: 'if (isCacheable && !isStale) store',
    instead: 'if (isCacheable) store',
  },
  {
    name: 'a process does not catch up with the event of a request',
    file: 'server/src/live/followChanges.ts',
    code: 'return event === undefined || readUntil(event.reached)',
    instead: 'return event === undefined || true',
  },
]
