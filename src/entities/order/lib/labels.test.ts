import { t } from '@/shared/lib/language'
import { anOrder } from '@/testing/builders'
import * as messages from '../messages'
import { getOrderTitle, shortId } from './labels'

describe('shortId', () => {
  // [spec 9.7]
  it('is the first 20 characters', () => {
    expect(shortId('01890000-0000-7000-8000-000000000001')).toBe('01890000-0000-7000-8')
  })
})

describe('getOrderTitle', () => {
  const { cartItems } = anOrder()

  it('is the name of the item', () => {
    expect(getOrderTitle({ cartItems })).toBe('Dhonira Aura Earbuds')
  })

  it('is the name of the first of several items', () => {
    expect(getOrderTitle({ cartItems: [...cartItems, ...cartItems, ...cartItems] })).toBe(
      t(messages.andMore)('Dhonira Aura Earbuds', 2),
    )
  })
})
