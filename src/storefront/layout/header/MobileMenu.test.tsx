import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { renderWithStore } from '@/testing/renderWithStore'
import * as messages from '../messages'
import { MobileMenu } from './MobileMenu'

async function open(store = createStoreWithListeners()) {
  renderWithStore(<MobileMenu />, { store })
  await userEvent.click(screen.getByRole('button', { name: t(messages.menu) }))
  return within(await screen.findByRole('dialog', { name: t(messages.categories) }))
}

describe('the mobile menu', () => {
  it('links visitors to the login page', async () => {
    const menu = await open()
    expect(menu.getByRole('link', { name: t(messages.loginOrRegister) })).toHaveAttribute(
      'href',
      '/login',
    )
  })

  it('links signed-in users to their dashboard, profile and orders', async () => {
    const menu = await open(createTestStore())
    expect(menu.getByRole('link', { name: t(messages.dashboard) })).toHaveAttribute(
      'href',
      '/dashboard',
    )
    expect(menu.getByRole('link', { name: t(messages.orders) })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
    expect(menu.getByRole('link', { name: t(messages.viewProfile) })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    )
    expect(menu.queryByRole('link', { name: t(messages.loginOrRegister) })).not.toBeInTheDocument()
  })
})
