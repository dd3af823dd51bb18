import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { auditActions } from '@/common/storedWords'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { anAuditEntry } from '@/testing/builders'
import { mockResponse } from '@/testing/doubles'
import { findRow, pressIn, renderTable, tableLayouts } from '@/testing/renderTable'
import { server } from '@/testing/server'
import { formatField, formatSubject, formatValue, toLabel } from '../lib/auditLabels'
import { getChanges, summarizeChanges } from '../lib/changes'
import * as messages from '../messages'
import { AuditTable } from './AuditTable'
import { ChangeTable } from './ChangeTable'

const entry = anAuditEntry({
  subject: 'Product/01890000-0000-7000-8000-000000000001',
  before: { price: 2490, discountPrice: null, keyFeatures: ['IPX5'] },
  after: { price: 1990, discountPrice: 1790, keyFeatures: ['IPX5', '30 hours'] },
})

const open = (at = '/dashboard/audit') =>
  renderTable(<AuditTable />, { list: 'listAuditLog', rows: [entry], at })

afterEach(() => jest.restoreAllMocks())

describe.each(tableLayouts)('the audit log as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  it('shows admin, action, date and item of each entry', async () => {
    open()
    const shown = await findRow('15 Jan 2026, 12:00')

    expect(shown.getByText(t(auditActions.updateProduct))).toBeVisible()
    expect(shown.getByText('Dhonira Aura Earbuds')).toBeVisible()
    expect(shown.getByText('admin@example.com')).toBeVisible()
    expect(shown.getByText(/^Price: ৳2,490 → ৳1,990/)).toBeVisible()
  })

  it('shows the old and the new value of each change', async () => {
    open()
    await pressIn('15 Jan 2026, 12:00', '15 Jan 2026, 12:00')

    const panel = within(await screen.findByRole('dialog', { name: t(auditActions.updateProduct) }))
    const cellsOf = (name: string) =>
      within(panel.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cellsOf('Price')).toEqual(['৳2,490', '৳1,990'])
    expect(cellsOf('Discount price')).toEqual(['–', '৳1,790'])
    expect(cellsOf('Key features')).toEqual(['IPX5', 'IPX5\n30 hours'])
    expect(panel.getByRole('link', { name: t(messages.history) })).toHaveAttribute(
      'href',
      '/dashboard/audit?subject=Product%2F01890000-0000-7000-8000-000000000001',
    )
  })
})

describe('an edit of many products', () => {
  const id = '01890000-0000-7000-8000-0000000000e1'

  it('is undone from its entry', async () => {
    const undone = jest.fn<undefined, [string]>()
    server.use(
      mockResponse(
        'undoBulkEdit',
        { changed: 3, skipped: 0, skippedProducts: [] },
        { onRequest: ({ url }) => undone(url) },
      ),
    )
    const edit = anAuditEntry({
      action: 'applyBulkEdit',
      subject: `BulkEdit/${id}`,
      label: 'Stand Fan, Wall Fan, Table Fan',
      before: {},
      after: { price: '+5 %', rounding: '৳10', products: 3 },
    })
    renderTable(<AuditTable />, { list: 'listAuditLog', rows: [edit] })
    const shown = await findRow('15 Jan 2026, 12:00')
    expect(shown.getByText('Price: +5 %, Rounding: ৳10, Products: 3')).toBeVisible()
    await pressIn('15 Jan 2026, 12:00', '15 Jan 2026, 12:00')
    await userEvent.click(screen.getByRole('button', { name: t(ui.undoChange) }))

    expect(await screen.findByText(t(ui.productsRestored)(3))).toBeVisible()
    expect(undone).toHaveBeenCalledWith(expect.stringContaining(`${id}/undo`))
  })
})

describe('the audit log', () => {
  it('requests the entries that the URL describes', async () => {
    const subject = 'Order/01890000-0000-7000-8000-000000000001'
    const { asked } = open(
      `/dashboard/audit?search=rahima&action=deliverOrder&subject=${subject}&email=tan&order=asc&sort=at`,
    )
    await waitFor(() => expect(asked).not.toHaveLength(0))

    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      search: 'rahima',
      action: 'deliverOrder',
      subject,
      email: 'tan',
      order: 'asc',
      page: '1',
      limit: '25',
    })
  })

  it('ignores an invalid record in the URL', async () => {
    const { asked } = open('/dashboard/audit?subject=Voucher/1')
    await waitFor(() => expect(asked).not.toHaveLength(0))

    expect(asked[0]?.has('subject')).toBe(false)
  })
})

describe('a value in the audit log', () => {
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
  ])('is formatted for people: %j', (value, text) => {
    expect(formatValue(value)).toBe(text)
  })

  it('is a word, not a code, if it is the reason of a payment or a kind of record', () => {
    expect(formatField('reason', 'orderDeleted')).toBe(t(ui.paymentReasons.orderDeleted))
    expect(formatSubject('User/0198')).toBe(`${t(messages.subjectKinds.User)} 0198`)
  })

  it('has a readable field name', () => {
    expect(toLabel('discountPrice')).toBe(t(messages.fieldNames.discountPrice))
    expect(toLabel('transactionId')).toBe(t(messages.fieldNames.transactionId))
  })

  it('is a dash, and has no arrow in the summary, if it was added or removed', () => {
    const facts = { before: { name: 'Old' }, after: { role: 'user' } }

    expect(getChanges(facts)).toEqual([
      { name: 'Name', before: 'Old', after: '–' },
      { name: 'Role', before: '–', after: 'user' },
    ])
    expect(summarizeChanges(facts)).toBe('Name removed, Role: user')
  })

  it('is left out if a new item has none', () => {
    const facts = { before: {}, after: { name: 'Fan', description: '', discountPrice: null } }

    expect(summarizeChanges(facts)).toBe('Name: Fan')
    expect(getChanges(facts)).toEqual([{ name: 'Name', before: '–', after: 'Fan' }])
  })

  it('has no arrow if the whole item was added or deleted', () => {
    const values = { name: 'Fan', price: 1290 }

    expect(summarizeChanges({ before: {}, after: values })).toBe('Name: Fan, Price: ৳1,290')
    expect(summarizeChanges({ before: values, after: {} })).toBe('Name: Fan, Price: ৳1,290')
  })

  it('is shown in one column if the whole item was deleted', () => {
    const changes = getChanges({ before: { name: 'Fan', price: 1290 }, after: {} })
    render(<ChangeTable changes={changes} />)

    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      t(messages.field),
      t(messages.before),
    ])
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Fan',
      '৳1,290',
    ])
  })
})
