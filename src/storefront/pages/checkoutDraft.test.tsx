import { QueryStatus } from '@reduxjs/toolkit/query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sessionExpired } from '@/api'
import {
  expiredInOtherTab,
  loggedOutInOtherTab,
  logoutRequested,
} from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import type { AppStore } from '@/store/hooks'
import { districtChosen } from '@/store/uiSlice'
import * as checkoutMessages from '@/storefront/features/checkout/messages'
import { anOrder } from '@/testing/builders'
import { chargeOwn } from '@/testing/chargeOwn'
import {
  aura,
  field,
  fillIn,
  openCheckout,
  openShop,
  placeOrder,
  renderCheckout,
} from '@/testing/checkout'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { enter } from '@/testing/enter'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'

jest.mock('@/shared/ui/toast/toast', () => ({ showToast: jest.fn() }))

describe('the last order', () => {
  const last = anOrder({
    name: 'Rahima Khatun',
    mobileNumber: '+8801711000000',
    district: 'Sylhet',
    address: 'House 1, Road 2',
    additionalInfo: 'Ring twice',
  })
  const button = () => screen.queryByRole('button', { name: t(checkoutMessages.emptyForm) })

  async function openWithLast({
    orders = [last],
    known = Promise.resolve(),
    store = createTestStore(),
  } = {}) {
    const shop = openShop(aura)
    server.use(mockResponse('listMyOrders', () => known.then(() => orders)))
    const view = renderCheckout(store)
    await screen.findByRole('button', { name: /Place Order/ })
    return { ...shop, ...view }
  }

  it('fills in name, number, district and address, which can be ordered at once', async () => {
    const { sent } = await openWithLast()
    await waitFor(() => expect(field(t(checkoutMessages.fullName))).toHaveValue('Rahima Khatun'))
    expect(field(t(checkoutMessages.mobileNumber))).toHaveValue('+8801711000000')
    expect(field(t(checkoutMessages.district))).toHaveValue('Sylhet')
    expect(field(t(checkoutMessages.address))).toHaveValue('House 1, Road 2')
    expect(field(/^Additional information/)).toHaveValue('')
    await placeOrder()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ name: 'Rahima Khatun', additionalInfo: '' })
  })

  it('can be cleared, which is kept', async () => {
    const { unmount, store } = await openWithLast()
    await waitFor(() => expect(button()).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: t(checkoutMessages.emptyForm) }))
    expect(field(t(checkoutMessages.fullName))).toHaveValue('')
    expect(button()).toBeNull()
    unmount()
    await openWithLast({ store })
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(field(t(checkoutMessages.fullName))).toHaveValue('')
  })

  it('changes nothing that was typed before it is known', async () => {
    let resolve = () => {}
    const known = new Promise<void>((done) => {
      resolve = done
    })
    const { store } = await openWithLast({ known })
    await enter(field(t(checkoutMessages.fullName)), 'Karim')
    resolve()
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain(last._id))
    expect(field(t(checkoutMessages.fullName))).toHaveValue('Karim')
    expect(field(t(checkoutMessages.address))).toHaveValue('')
    expect(button()).toBeNull()
  })

  it('does not fill in a district that is not delivered to any more', async () => {
    await openWithLast({ orders: [{ ...last, district: 'Atlantis' }] })
    await waitFor(() => expect(field(t(checkoutMessages.fullName))).toHaveValue('Rahima Khatun'))
    expect(field(t(checkoutMessages.district))).toHaveValue('')
  })

  it('fills in no address of another district than the one that was chosen since', async () => {
    const store = createTestStore()
    store.dispatch(districtChosen('Khulna'))
    await openWithLast({ store })
    await waitFor(() => expect(field(t(checkoutMessages.fullName))).toHaveValue('Rahima Khatun'))
    expect(field(t(checkoutMessages.district))).toHaveValue('Khulna')
    expect(field(t(checkoutMessages.address))).toHaveValue('')
    expect(screen.getByText(/^Filled in from your account\./)).toBeVisible()
  })

  it('is no choice of a district, and its charge is no news', async () => {
    chargeOwn()
    const { store } = await openWithLast({ orders: [{ ...last, district: 'Dhaka' }] })
    await waitFor(() => expect(field(t(checkoutMessages.district))).toHaveValue('Dhaka'))
    expect(store.getState().ui.district).toBe('')
    expect(screen.queryByText(t(checkoutMessages.totalIsNow))).not.toBeInTheDocument()
  })

  it('leaves what was typed for another district than the one that was chosen since', async () => {
    const { store, unmount } = await openWithLast()
    await waitFor(() => expect(button()).toBeVisible())
    await enter(field(t(checkoutMessages.address)), 'House 9')
    await userEvent.tab()
    unmount()
    store.dispatch(districtChosen('Khulna'))
    await openWithLast({ store })
    expect(field(t(checkoutMessages.district))).toHaveValue('Khulna')
    expect(field(t(checkoutMessages.address))).toHaveValue('')
  })

  it('is not needed to check out', async () => {
    openShop(aura)
    server.use(mockError('listMyOrders', { status: 503 }))
    renderCheckout()
    await screen.findByRole('button', { name: /Place Order/ })
    expect(field(t(checkoutMessages.mobileNumber))).toHaveValue('+880')
  })
})

describe('the first order', () => {
  async function openAs(displayName: string | null, store = createTestStore()) {
    signIn(store, { displayName })
    openShop(aura)
    const view = renderCheckout(store)
    await screen.findByRole('button', { name: /Place Order/ })
    const isRead = () =>
      Object.values(store.getState().api.queries).some(
        (query) => query?.endpointName === 'listMyOrders' && query.status === QueryStatus.fulfilled,
      )
    await waitFor(() => expect(isRead()).toBe(true))
    return { ...view, store }
  }

  it('has the name of the account, which can be cleared', async () => {
    await openAs('Rahima Khatun')
    expect(field(t(checkoutMessages.fullName))).toHaveValue('Rahima Khatun')
    expect(field(t(checkoutMessages.mobileNumber))).toHaveValue('+880')
    expect(screen.getByText(/^Filled in from your account\./)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: t(checkoutMessages.emptyForm) }))
    expect(field(t(checkoutMessages.fullName))).toHaveValue('')
  })

  it.each([null, '', '  ', 'anonymous', 'Anonymous'])(
    'has no name if the account is %p',
    async (name) => {
      await openAs(name)
      expect(field(t(checkoutMessages.fullName))).toHaveValue('')
      expect(screen.queryByRole('button', { name: t(checkoutMessages.emptyForm) })).toBeNull()
    },
  )

  it('keeps a draft, also one without a name', async () => {
    const { store, unmount } = await openAs(null)
    await enter(field(t(checkoutMessages.address)), 'House 1')
    await userEvent.tab()
    unmount()
    await openAs('Rahima Khatun', store)
    expect(field(t(checkoutMessages.address))).toHaveValue('House 1')
    expect(field(t(checkoutMessages.fullName))).toHaveValue('')
  })
})

describe('the checkout draft', () => {
  async function typed() {
    const view = await openCheckout(aura)
    await enter(field(t(checkoutMessages.address)), 'House 1')
    await userEvent.tab()
    view.unmount()
    return view.store
  }
  const endSession = (store: ReturnType<typeof createTestStore>) => {
    server.use(mockResponse('endSession'))
    return act(async () => {
      store.dispatch(logoutRequested())
    })
  }

  it('is restored', async () => {
    renderCheckout(await typed())
    expect(await screen.findByLabelText(t(checkoutMessages.address))).toHaveValue('House 1')
  })

  it('keeps the field with the cursor when the page is closed', async () => {
    const { store } = await openCheckout(aura)
    await enter(field(t(checkoutMessages.address)), 'House 1')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(store.getState().checkout.draft?.values.address).toBe('House 1')
  })

  it.each([
    ['the page is left', () => {}],
    ['the session has expired', (store: AppStore) => void store.dispatch(sessionExpired())],
    [
      'the session has expired in another tab',
      (store: AppStore) => void store.dispatch(expiredInOtherTab()),
    ],
  ])('keeps the field with the cursor when %s', async (_when, happen) => {
    server.use(mockResponse('endSession'))
    const { store, unmount } = await openCheckout(aura)
    await enter(field(t(checkoutMessages.address)), 'House 1')
    act(() => happen(store))
    unmount()
    expect(store.getState().checkout.draft?.values.address).toBe('House 1')
  })

  it.each([
    ['in this tab', logoutRequested()],
    ['in another tab', loggedOutInOtherTab()],
  ])('is not kept when the user logs out %s while typing', async (_where, loggedOut) => {
    server.use(mockResponse('endSession'))
    const { store, unmount } = await openCheckout(aura)
    await enter(field(t(checkoutMessages.address)), 'House 1')
    act(() => void store.dispatch(loggedOut))
    unmount()
    expect(store.getState().checkout.draft).toBeNull()
  })

  it('keeps the field with the cursor while an order is sent that then fails', async () => {
    const { store, unmount } = await openCheckout(aura)
    server.use(mockError('placeOrder', { status: 503 }, { delayed: 'infinite' }))
    await fillIn()
    await enter(field(/^E-mail/), 'rahima@mail.example')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: /Place Order/ })).toHaveAttribute('aria-busy')
    unmount()
    expect(store.getState().checkout.draft?.values.email).toBe('rahima@mail.example')
  })

  it('is not shown to another user', async () => {
    const { checkout } = (await typed()).getState()
    const other = createTestStore('other@example.com')
    other.dispatch({ type: 'checkout/draftChanged', payload: checkout.draft })
    renderCheckout(other)
    expect(await screen.findByLabelText(t(checkoutMessages.address))).toHaveValue('')
  })

  it('is deleted when the user signs out', async () => {
    const store = await typed()
    await endSession(store)
    expect(store.getState().checkout).toEqual({ draft: null, attempt: null })
  })

  it('is kept when the session has expired', async () => {
    const store = await typed()
    server.use(mockResponse('endSession'))
    await act(async () => {
      store.dispatch(sessionExpired())
    })
    expect(store.getState().checkout.draft?.values.address).toBe('House 1')
  })
})
