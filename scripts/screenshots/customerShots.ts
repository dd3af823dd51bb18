import type { Page } from '@playwright/test'
import { customerPath } from '../../common/addresses'
import { demoId, demoTransactionId } from '../../dev-services/demo-data/ids'
import { demoUsers } from '../../dev-services/demo-data/users'
import { shop } from '../../shop/shop.config'
import * as customers from '../../src/dashboard/features/customers/messages'
import * as refundMessages from '../../src/dashboard/features/payment-issues/messages'
import * as tables from '../../src/dashboard/tables/messages'
import * as noteMessages from '../../src/dashboard/ui/note/messages'
import { t } from '../../src/shared/lib/language'
import { all, failing, hanging, responding, type Shot, shotsOf, text } from './states'

const { customer, admin: account } = shop.demoSignIns
const userId = demoUsers.find(({ email }) => email === customer.email)?.id ?? ''
const notesCall = `/api/customers/${userId}/notes`
const refundsCall = '/api/refunds'
const summary = `/api/my-dashboard`

const notes = [
  {
    _id: demoId('note:1'),
    author: account.email,
    text: 'Called twice, no answer.\nDeliver after 5 p.m.: https://maps.example.com/zindabazar/house-1-road-2-block-c-second-floor',
    writtenAt: '2026-07-02T09:30:00.000Z',
  },
  {
    _id: demoId('note:2'),
    author: 'admin2@jontro.example',
    text: 'ফোনে জানিয়েছেন, অফিসের ঠিকানায় পাঠাতে হবে।',
    writtenAt: '2026-07-01T04:05:00.000Z',
  },
]

const due = {
  _id: demoTransactionId('refund:0'),
  transactionId: demoTransactionId('refund:0'),
  kind: 'gateway',
  reason: 'orderDeleted',
  amount: 27990,
  currency: 'BDT',
  capturedAt: '2026-07-01T06:06:00.000Z',
  isRefundable: true,
  isRefundOverdue: false,
  refundBy: '2026-07-11',
  order: {
    _id: demoId('order:own:5'),
    name: 'Rafia Rahman',
    email: customer.email,
    mobileNumber: '+8801711000000',
    totalAmount: 27990,
    payment: true,
    isDeleted: true,
  },
}
const refund = (key: string, facts: object) => {
  const _id = demoTransactionId(`refund:${key}`)
  return { ...due, _id, transactionId: _id, ...facts }
}
const settled = { isRefundable: false, refundBy: undefined }
const refunds = [
  due,
  refund('late', {
    reason: 'duplicate',
    amount: 2590,
    refundBy: '2026-06-30',
    isRefundOverdue: true,
  }),
  refund('failed', {
    reason: 'wrongAmount',
    amount: 1490.5,
    refundFailure: 'The bank has refused the refund: the card has expired.',
  }),
  refund('sent', { ...settled, refundRequestedAt: '2026-07-02T05:00:00.000Z' }),
  refund('risky', { reason: 'risky', riskLevel: 1, refundBy: undefined }),
  refund('refunded', {
    ...settled,
    refundedAt: '2026-07-02T05:00:00.000Z',
    refundReference: 'REF-20260702-0001',
  }),
  refund('kept', { ...settled, kind: 'cash', acceptedAt: '2026-07-02T05:00:00.000Z' }),
]

const noteField = (page: Page) => page.getByRole('textbox', { name: t(noteMessages.note) })
const addNote = (page: Page) => page.getByRole('button', { name: t(noteMessages.addNote) })
const withNotes = responding(notes, notesCall)

const customerPage = shotsOf(
  'customer',
  { path: customerPath(customer.email), account },
  {
    full: {
      ...all(withNotes, responding(refunds, refundsCall)),
      ready: async (page) => {
        await page
          .getByRole('region', { name: t(refundMessages.refundsTitle) })
          .getByRole('listitem')
          .first()
          .waitFor()
        await text(notes[1]?.text ?? '')(page)
        await page
          .getByRole('region', { name: t(customers.latestOrders) })
          .getByRole('listitem')
          .first()
          .waitFor()
      },
    },
    'note-missing': {
      ...withNotes,
      ready: async (page) => {
        await noteField(page).fill('')
        await addNote(page).click()
        await text(t(noteMessages.noteRequired))(page)
      },
    },
    'note-failed': {
      ...all(withNotes, {
        arrange: (page) =>
          page.route(`**${notesCall}/*`, (route) => route.fulfill({ status: 500, json: {} })),
      }),
      expectedProblem: /status of 500/,
      ready: async (page) => {
        await noteField(page).fill('Call before you deliver.\nThe office closes at five.')
        await addNote(page).click()
        await page.getByRole('alert').waitFor()
      },
    },
    loading: {
      ...hanging(summary, notesCall),
      ready: t(noteMessages.loadingNotes),
    },
    error: { ...failing(notesCall, refundsCall), ready: t(noteMessages.notesNotLoaded) },
  },
)

const refundPage = shotsOf(
  'refunds',
  { path: '/dashboard/refunds', account },
  {
    full: { ...responding(refunds, refundsCall), ready: text(t(refundMessages.kept)) },
    loading: {
      ...hanging(refundsCall),
      ready: t(tables.loading)(t(refundMessages.refundsLabel)),
    },
    empty: {
      ...responding([], refundsCall),
      ready: t(tables.noRows)(t(refundMessages.refundsLabel)),
    },
    error: { ...failing(refundsCall), ready: t(tables.notLoaded)(t(refundMessages.refundsLabel)) },
  },
)

const refundQuestion = shotsOf(
  'refund',
  { path: '/dashboard/refunds', account, isOneScreen: true },
  {
    full: {
      ...responding([due], refundsCall),
      ready: async (page) => {
        const name = new RegExp(`^${t(refundMessages.refundName)('.+')}$`)
        await page.getByRole('button', { name }).first().click()
        await page.getByRole('dialog', { name: t(refundMessages.refundQuestion) }).waitFor()
      },
    },
  },
)

/** What admins see of one customer, and the refunds. */
export const customerShots: readonly Shot[] = [...customerPage, ...refundPage, ...refundQuestion]
