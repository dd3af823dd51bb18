import { GatewayUnavailableError, UnexpectedResponseError } from '../../adapters/payment'
import type { Database } from '../../db/pool'
import type { Logger } from '../../observability/logger'
import { databaseTime } from './store/checks'

type Options<Due> = {
  db: Database
  logger: Logger
  /** For the log. */
  what: string
  idOf: (due: Due) => string
  /** Reserves what was due at that time, each for one process. */
  claim: (db: Database, at: string, atMost: number) => Promise<Due[]>
  /** Asks the gateway, and records what it says. */
  check: (due: Due) => Promise<unknown>
  /** After a check without a usable result; `isUnexpected` if the next one will probably have none either. */
  onUnclear: (due: Due, isUnexpected: boolean) => Promise<unknown>
}

const batchSize = 8

/** Asks the gateway about what is due. Several processes may at once. */
export function createDueChecks<Due>(options: Options<Due>) {
  const { db, logger, what, idOf, claim, onUnclear } = options

  async function check(due: Due): Promise<void> {
    try {
      await options.check(due)
    } catch (error) {
      const id = idOf(due)
      const isUnavailable =
        error instanceof GatewayUnavailableError && !(error instanceof UnexpectedResponseError)
      if (isUnavailable) logger.warn({ id, reason: error.message }, `${what} not looked up`)
      else logger.error({ id, error }, `${what} not looked up`)
      await onUnclear(due, !isUnavailable)
    }
  }

  /** One that fails must not keep others from being checked. */
  async function checkAll(due: readonly Due[]) {
    for (const outcome of await Promise.allSettled(due.map(check))) {
      if (outcome.status === 'rejected') logger.warn(outcome.reason, `${what} not checked`)
    }
  }

  return {
    check,
    /** Checks all that are due, until it is aborted, and returns their number. */
    async checkDue(signal?: AbortSignal): Promise<number> {
      let checked = 0
      const startedAt = await databaseTime(db)
      for (;;) {
        const due = await claim(db, startedAt, batchSize)
        await checkAll(due)
        checked += due.length
        if (due.length < batchSize || signal?.aborted) return checked
      }
    },
  }
}
