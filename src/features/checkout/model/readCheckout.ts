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
  const ownerHash = textAt(stored, 'ownerHash')
  const storedValues = fieldOf(stored, 'values')
  const text = (name: keyof DeliveryValues) => textAt(storedValues, name) ?? blankDelivery[name]
  if (ownerHash === undefined || typeof storedValues !== 'object') return null
  return {
    ownerHash,
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
  const orderHash = textAt(stored, 'orderHash')
  const key = textAt(stored, 'key')
  return orderHash && key ? { orderHash, key } : null
}

/** The stored checkout, without what is not valid. */
export function readCheckout(stored: unknown): CheckoutState {
  return {
    draft: readDraft(fieldOf(stored, 'draft')),
    attempt: readAttempt(fieldOf(stored, 'attempt')),
  }
}
