import { GatewayUnavailableError } from '../../adapters/payment'

/** What came of the work in time; undefined where the gateway kept it from an end. It then goes on by itself. */
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
