import type { Page } from '@playwright/test'
import { call } from '../../lab/people/customerApi'
import { expect } from './test'

type Faults = {
  ipn?: 'deliver' | 'drop'
  api?: 'work' | 'hang' | 'error500' | 'cutOff' | 'html'
  apiCalls?: ('session' | 'validation' | 'query' | 'refund')[]
  refundDelay?: number
}

type Payment = { tran_id: string; customer: string; status: string }

/** Controls the payment sandbox whose page is open. */
export async function sandboxOf(page: Page) {
  await expect(page.getByRole('heading', { name: 'Card details' })).toBeVisible()
  const { origin } = new URL(page.url())
  const tranId = await page
    .getByRole('definition')
    .filter({ hasText: /^[0-9A-Z]{26}$/ })
    .innerText()
  const find = async () => {
    const payments = await call<Payment[]>(`${origin}/sandbox/payments`)
    return payments.find(({ tran_id }) => tran_id === tranId)
  }
  return {
    tranId,
    /** Injects faults for this customer until `clearFaults`; other tests go on paying. */
    injectFaults: async (faults: Faults) =>
      call(`${origin}/sandbox/faults`, {
        method: 'PUT',
        body: { ...faults, customer: (await find())?.customer },
      }),
    clearFaults: () => call(`${origin}/sandbox/faults`, { method: 'DELETE' }),
    /** Ends the payment without the bank's page. */
    settle: (status: 'VALID' | 'FAILED') =>
      call(`${origin}/sandbox/settle`, { body: { tran_id: tranId, status } }),
    /** Ends a refund that is under way. */
    decideRefund: (result: 'refunded' | 'cancelled') =>
      call(`${origin}/sandbox/refund`, { body: { tran_id: tranId, result } }),
    statusOf: async () => (await find())?.status,
  }
}

export type Sandbox = Awaited<ReturnType<typeof sandboxOf>>

/** Pays with the test card that is filled in already. */
export const payByCard = (page: Page) => page.getByRole('button', { name: /^Pay BDT / }).click()
