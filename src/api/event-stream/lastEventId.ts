/**
 * The ID in the header `Server-Timing` of the page: its HTML has all changes before that event. A browser that goes back may take the
 * page from its cache as it was hours ago; then the ID is of that time too. Empty if the browser does not read the header.
 */
function readPageEventId(): string {
  const [navigation] = performance.getEntriesByType(
    'navigation',
  ) as Partial<PerformanceNavigationTiming>[]
  const metric = navigation?.serverTiming?.find(({ name }) => name === 'last-event-id')
  return metric?.description ?? ''
}

let current: string | undefined

/**
 * The ID of the newest event that this page received, or of the one before its HTML. Requests send it, so that a server
 * process that has not read the change yet does so before it responds.
 */
export const lastEventId = {
  get: () => (current ??= readPageEventId()),
  set: (id: string) => {
    current = id
  },
}
