import { addListener } from '@reduxjs/toolkit'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import type { Role } from '@/api'
import * as palette from '@/dashboard/features/palette/messages'
import { logoutRequested } from '@/entities/auth/model/authSlice'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import { DashboardLayout } from './DashboardLayout'
import * as messages from './messages'

const email = 'rahima@mail.example'

async function renderAs(role: Role, at = '/dashboard') {
  server.use(mockResponse('listPendingReviews', { result: [], total: 2 }))
  const store = createStoreWithListeners()
  signIn(store, { email, displayName: 'Rahima', role })
  renderWithStore(
    <Routes>
      <Route element={<DashboardLayout />}>
        <Route path="/dashboard" element={<h1>Overview</h1>} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Route>
    </Routes>,
    { at, store },
  )
  const sidebar = within(screen.getByRole('complementary', { name: t(messages.dashboardMenu) }))
  await sidebar.findByText(role === 'admin' ? t(messages.admin) : t(messages.user))
  const labels = () =>
    within(sidebar.getByRole('navigation'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  return { sidebar, labels, store }
}

const drawer = () => screen.queryByRole('dialog', { name: t(messages.dashboardMenu) })

async function openDrawer() {
  await userEvent.click(screen.getByRole('button', { name: t(messages.menu) }))
  const opened = drawer()
  if (!opened) throw new Error('the drawer did not open')
  return within(opened)
}

describe('the drawer of a narrow screen', () => {
  it('shows the links of the sidebar, with the number of pending reviews', async () => {
    const { labels } = await renderAs('user')
    const expected = labels()
    const links = within((await openDrawer()).getByRole('navigation')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(expected)
  })

  it('closes by its button', async () => {
    await renderAs('user')
    await userEvent.click((await openDrawer()).getByRole('button', { name: t(shared.closeMenu) }))
    await waitFor(() => expect(drawer()).toBeNull())
  })

  it.each(['Dashboard', 'Profile', t(shared.homeLink)('Jontro')])(
    'closes once %s is chosen',
    async (name) => {
      await renderAs('user')
      await userEvent.click((await openDrawer()).getByRole('link', { name }))
      await waitFor(() => expect(drawer()).toBeNull())
    },
  )
})

describe('logging out', () => {
  // [spec 2.44]
  it('ends the session and signs out of Firebase', async () => {
    const ended = jest.fn()
    const requested = jest.fn()
    server.use(mockResponse('endSession', undefined, { onRequest: ended }))
    const { sidebar, store } = await renderAs('user')
    store.dispatch(addListener({ actionCreator: logoutRequested, effect: requested }))
    await userEvent.click(sidebar.getByRole('button', { name: t(messages.logout) }))
    expect(requested).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1))
  })
})

describe('the dashboard', () => {
  // [spec 2.28]
  it('has no header and no footer', async () => {
    await renderAs('user')

    expect(screen.getByRole('heading', { name: 'Overview' })).toBeVisible()
    expect(screen.queryByRole('banner')).not.toBeInTheDocument()
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
  })

  // [spec 2.42, 2.44]
  it('greets a user and shows the user links, with the number of pending reviews', async () => {
    const { sidebar, labels } = await renderAs('user')

    expect(sidebar.getByText(t(messages.greeting)('Rahima'))).toBeVisible()
    expect(await sidebar.findByText('2')).toBeVisible()
    expect(labels()).toEqual(['Dashboard', 'My Cart', 'My Orders', 'Pending Review2', 'My Reviews'])
    expect(sidebar.getByRole('link', { name: t(messages.profile) })).toBeVisible()
    expect(sidebar.getByRole('button', { name: t(messages.logout) })).toBeVisible()
    expect(sidebar.queryByRole('button', { name: /admin menu/ })).not.toBeInTheDocument()
  })

  // [spec 2.43, 2.44, 6.3]
  it('shows an admin the admin links, or the user links if the admin menu is hidden', async () => {
    const { sidebar, labels } = await renderAs('admin')
    expect(labels()).toEqual([
      'Dashboard',
      'Add Product',
      'All Carts',
      'All Products',
      'All Users',
      'All Ordered',
      'Refunds',
      'Returns',
      'Audit log',
    ])

    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog', { name: t(palette.goTo) })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // In the header of narrow screens, and in the sidebar.
    const buttons = screen.getAllByRole('button', { name: t(messages.searchHint) })
    expect(buttons).toHaveLength(2)
    for (const button of buttons) {
      await userEvent.click(button)
      expect(await screen.findByRole('dialog', { name: t(palette.goTo) })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.click(sidebar.getByRole('button', { name: t(messages.hideAdminMenu) }))

    expect(screen.queryByRole('button', { name: t(messages.searchHint) })).toBeNull()
    expect(labels()).toContain('My Orders')
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sidebar.getByText(t(messages.admin))).toBeVisible()
    expect(sidebar.getByRole('button', { name: t(messages.showAdminMenu) })).toBeVisible()
  })

  it.each(['/dashboard/all-ordered', '/dashboard/update/fan/1', '/dashboard/audit'])(
    'leads from %s to the overview when an admin hides the admin menu',
    async (at) => {
      const { sidebar } = await renderAs('admin', at)
      expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
      await userEvent.click(sidebar.getByRole('button', { name: t(messages.hideAdminMenu) }))

      expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
      expect(sidebar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
        'aria-current',
        'page',
      )
    },
  )

  it('stays on a page of the user view when an admin hides the admin menu', async () => {
    const { sidebar } = await renderAs('admin', '/dashboard/profile')
    await userEvent.click(sidebar.getByRole('button', { name: t(messages.hideAdminMenu) }))
    await userEvent.click(sidebar.getByRole('button', { name: t(messages.showAdminMenu) }))

    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  })

  it('closes the drawer when hiding the admin menu leaves the page', async () => {
    await renderAs('admin', '/dashboard/all-users')
    await userEvent.click(
      (await openDrawer()).getByRole('button', { name: t(messages.hideAdminMenu) }),
    )

    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeVisible()
    await waitFor(() => expect(drawer()).toBeNull())
  })
})
