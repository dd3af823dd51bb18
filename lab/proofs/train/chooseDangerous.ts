import type { Combination, Reaction } from './combination'

/** Requests that change orders or payments, and returning from the gateway. */
const dangerous: Readonly<Record<string, readonly Reaction[]>> = {
  'POST /api/place-order': ['reload', 'press again', 'second tab'],
  'POST /payment-gateway': ['press again'],
  'POST /EasyCheckOut/:key': ['second tab'],
  'POST /payment/success': ['reload', 'back'],
}

/** The short version. */
export const chooseDangerous = (combinations: readonly Combination[]) =>
  combinations.filter(({ request, reaction }) => dangerous[request]?.includes(reaction))
