import { screen } from '@testing-library/react'
import { renderWithStore } from '../../testing/renderWithStore'
import { CancelPage } from './CancelPage'

describe('the page after a payment that was not made', () => {
  it('offers another try and the way home', () => {
    renderWithStore(<CancelPage />)
    expect(screen.getByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible()
    expect(document.title).toBe('Payment Cancelled - Jontro')
    expect(screen.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/dashboard/orders',
    )
    expect(screen.getByRole('link', { name: 'Go Back to Home' })).toHaveAttribute('href', '/')
  })
})
