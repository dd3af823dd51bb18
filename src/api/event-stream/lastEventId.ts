let current = ''

/**
 * The ID of the newest event that this page received, in any tab. Requests send it, so that a server process that has not read the
 * change yet does so before it responds.
 */
export const lastEventId = {
  get: () => current,
  set: (id: string) => {
    current = id
  },
}
