import { AsyncLocalStorage } from 'node:async_hooks'
import { everyEvent } from '../../../server/src/cache/responseCachePlugin'
import { startInnerShop } from '../../shop/innerShop'

const hour = 3_600_000
/** Schedules decide what waits for what: no time limit may end it, however busy the machine is. */
export const patient = { connectionTimeout: hour, queryTimeout: hour, idleTransactionTimeout: hour }

/** Reads happen only when requested. */
const never = 2 ** 30

/** Requests whose query results wait until the schedule lets them go on. */
export const slowly = new AsyncLocalStorage<true>()

type Options = {
  name: string
  url: string
  folder: string
  /** Resolves when the schedule lets the query's result reach the handler. */
  park: () => Promise<void>
  /** Replicas, whose limits and delays are of real time. */
  readUrls?: readonly string[]
  onMove?: (message: string) => void
}

/** A process of the shop whose reader of changes runs when a schedule says so. */
export async function startProcess({ name, url, folder, park, readUrls = [], onMove }: Options) {
  let canRead = true
  const shop = await startInnerShop({
    url,
    folder,
    pool: { ...patient, size: 14 },
    beforeResult: async () => slowly.getStore() && park(),
    reader: { interval: never, minInterval: readUrls.length > 0 ? 10 : 0 },
    readUrls,
    readOptions: {
      pool: { ...patient, size: 6, connectionTimeout: 1_000 },
      retryInterval: 100,
      maxLag: 300,
      onMove: (message) => onMove?.(`${name} ${message}`),
    },
    canCatchUp: () => canRead,
  })
  return {
    ...shop,
    name,
    getLastEventId: shop.broker.getLastEventId,
    /** Reads the changes, as a process does after a notice. */
    read: () => shop.catchUp(everyEvent),
    /** The connection on which it reads stalls: requests do not wait for it. */
    setReading(isReading: boolean) {
      canRead = isReading
    },
    get canRead() {
      return canRead
    },
  }
}

export type Process = Awaited<ReturnType<typeof startProcess>>
