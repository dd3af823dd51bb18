import type { Attempt, CheckoutState, Draft } from './checkoutSlice'
import { blankDelivery, type DeliveryValues } from './delivery'

function fieldOf(stored: unknown, name: string): unknown {
  return typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined
}

function textAt(stored: unknown, name: string): string | undefined {
  const value = fieldOf(stored, name)
  return typeof value === 'string' ? value : undefined
}

function readDraft(stored: unknown): Draft | null {
  const of = textAt(stored, 'of')
  const kept = fieldOf(stored, 'values')
  const text = (name: keyof DeliveryValues) => textAt(kept, name) ?? blankDelivery[name]
  if (of === undefined || typeof kept !== 'object') return null
  return {
    of,
    values: {
      name: text('name'),
      mobileNumber: text('mobileNumber'),
      email: text('email'),
      country: text('country'),
      district: text('district'),
      address: text('address'),
      additionalInfo: text('additionalInfo'),
    },
  }
}

function readAttempt(stored: unknown): Attempt | null {
  const of = textAt(stored, 'of')
  const key = textAt(stored, 'key')
  return of && key ? { of, key } : null
}

/** What a browser kept, as far as it is fit to use. */
export function readCheckout(stored: unknown): CheckoutState {
  return {
    draft: readDraft(fieldOf(stored, 'draft')),
    attempt: readAttempt(fieldOf(stored, 'attempt')),
  }
}
