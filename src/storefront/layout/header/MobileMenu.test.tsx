import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { renderWithStore } from '@/testing/renderWithStore'
import { MobileMenu } from './MobileMenu'

async function open(store = createStoreWithListeners()) {
  renderWithStore(<MobileMenu />, { store })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('dialog', { name: 'Categories' }))
}

describe('the mobile menu', () => {
  it('links visitors to the login page', async () => {
    const menu = await open()
    expect(menu.getByRole('link', { name: 'Login / Register' })).toHaveAttribute('href', '/login')
  })

  it('links signed-in users to their dashboard, profile and orders', async () => {
    const menu = await open(createTestStore())
    expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard')
    expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/dashboard/orders')
    expect(menu.getByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/dashboard/profile',
    )
    expect(menu.queryByRole('link', { name: 'Login / Register' })).not.toBeInTheDocument()
  })
})
