import { screen, waitFor, within } from '@testing-library/react'
import { anAuditEntry } from '../../../../testing/builders'
import { onPhone } from '../../../../testing/onPhone'
import { card, pressIn, renderTable } from '../../../../testing/renderTable'
import { textOfValue, wordsOf } from '../lib/auditLabels'
import { changesOf, summaryOf } from '../lib/changes'
import { AuditTable } from './AuditTable'

const entry = anAuditEntry({
  subject: 'Product/01890000-0000-7000-8000-000000000001',
  before: { price: 2490, discountPrice: null, keyFeatures: ['IPX5'] },
  after: { price: 1990, discountPrice: 1790, keyFeatures: ['IPX5', '30 hours'] },
})

const open = (at = '/dashboard/audit') =>
  renderTable(<AuditTable />, { list: 'listAuditLog', rows: [entry], at })

beforeEach(onPhone)
afterEach(() => jest.restoreAllMocks())

describe('the record of what admins have done', () => {
  it('says who did what, when and to what', async () => {
    open()
    const shown = await card('15 Jan 2026, 12:00')

    expect(shown.getByText('Product edited')).toBeVisible()
    expect(shown.getByText('Dhonira Aura Earbuds')).toBeVisible()
    expect(shown.getByText('admin@example.com')).toBeVisible()
    expect(shown.getByText(/^Price: 2490 → 1990/)).toBeVisible()
  })

  it('shows each change, before and after', async () => {
    open()
    await pressIn('15 Jan 2026, 12:00', '15 Jan 2026, 12:00')

    const panel = within(await screen.findByRole('dialog', { name: 'Product edited' }))
    const cellsOf = (name: string) =>
      within(panel.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cellsOf('Price')).toEqual(['2490', '1990'])
    expect(cellsOf('Discount price')).toEqual(['–', '1790'])
    expect(cellsOf('Key features')).toEqual(['IPX5', 'IPX5\n30 hours'])
    expect(panel.getByRole('link', { name: 'All that was done to it' })).toHaveAttribute(
      'href',
      '/dashboard/audit?subject=Product%2F01890000-0000-7000-8000-000000000001',
    )
  })

  it('is what the address asks of the server', async () => {
    const subject = 'Order/01890000-0000-7000-8000-000000000001'
    const { asked } = open(
      `/dashboard/audit?action=deliverOrder&subject=${subject}&email=tan&order=asc&sort=at`,
    )
    await waitFor(() => expect(asked).not.toHaveLength(0))

    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      action: 'deliverOrder',
      subject,
      email: 'tan',
      order: 'asc',
      page: '1',
      limit: '25',
    })
  })

  it('does not ask for a record that there cannot be', async () => {
    const { asked } = open('/dashboard/audit?subject=Voucher/1')
    await waitFor(() => expect(asked).not.toHaveLength(0))

    expect(asked[0]?.has('subject')).toBe(false)
  })
})

describe('what was recorded, in words', () => {
  it.each([
    [undefined, '–'],
    [null, '–'],
    ['', '–'],
    [true, 'Yes'],
    [false, 'No'],
    [0, '0'],
    ['2026-01-15T06:00:00.000Z', '15 Jan 2026, 12:00'],
    [['a', 'b'], 'a\nb'],
    [[], '–'],
    [{ a: 1 }, '{"a":1}'],
  ])('%j', (value, text) => {
    expect(textOfValue(value)).toBe(text)
  })

  it('names facts as people do', () => {
    expect(wordsOf('discountPrice')).toBe('Discount price')
  })

  it('has what was added and what is gone', () => {
    const facts = { before: { name: 'Old' }, after: { role: 'user' } }

    expect(changesOf(facts)).toEqual([
      { name: 'Name', before: 'Old', after: '–' },
      { name: 'Role', before: '–', after: 'user' },
    ])
    expect(summaryOf(facts)).toBe('Name: Old → –, Role: – → user')
  })
})
