import { GatewayUnavailableError } from '../../adapters/payment'

/**
 * Returns undefined if the work takes longer than the timeout or the gateway is unavailable. The work continues in the
 * background.
 */
export async function withTimeout<T>(timeout: number, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeout, undefined)
  })
  const settled = work.catch((error: unknown) => {
    if (error instanceof GatewayUnavailableError) return undefined
    throw error
  })
  settled.catch(() => undefined)
  return Promise.race([settled, tooLate]).finally(() => clearTimeout(timer))
}
