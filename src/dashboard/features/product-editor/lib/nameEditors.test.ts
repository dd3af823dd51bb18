import { anAuditEntry } from '@/testing/builders'
import { nameEditors } from './nameEditors'

const entries = [
  anAuditEntry({ actorName: 'Rahima Khatun', after: { price: 1990 } }),
  anAuditEntry({ actor: 'karim@example.com', after: { inStock: false, price: 2090 } }),
]

describe('the admins who have edited a product', () => {
  it.each([
    [['price'], 'Rahima Khatun'],
    [['inStock'], 'karim@example.com'],
    [['price', 'inStock'], 'Rahima Khatun and karim@example.com'],
    [['description'], 'Another admin'],
  ])('are named by the latest change of each field: %j', (fields, names) => {
    expect(nameEditors(entries, fields, 'me@example.com')).toBe(names)
  })

  it('include the same admin in another tab', () => {
    expect(nameEditors(entries, ['price'], 'admin@example.com')).toBe('You (in another tab)')
  })
})
