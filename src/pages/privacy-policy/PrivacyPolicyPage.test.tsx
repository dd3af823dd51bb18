import { screen, within } from '@testing-library/react'
import { shop } from '../../../shop/shop.config'
import { renderWithStore } from '../../testing/renderWithStore'
import { PrivacyPolicyPage } from './PrivacyPolicyPage'

describe('the privacy policy', () => {
  it('tells of data, third parties, cookies and protection', () => {
    renderWithStore(<PrivacyPolicyPage />)
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    expect(document.title).toBe('Privacy policy - Jontro')
    const partOf = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('section')
    expect(partOf('What we collect')).toHaveTextContent(/Your account:.*Your cart and orders:/)
    expect(partOf('Who else is involved')).toHaveTextContent(/sign-in service.*payment gateway/)
    expect(partOf('Cookies and local storage')).toHaveTextContent('One session cookie')
    expect(partOf('How we protect it')).toHaveTextContent('encrypted')
  })

  it('says how to reach the shop', () => {
    renderWithStore(<PrivacyPolicyPage />)
    expect(screen.getByRole('link', { name: shop.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${shop.supportEmail}`,
    )
  })

  it('leads to each of its parts', () => {
    const { container } = renderWithStore(<PrivacyPolicyPage />)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links).toHaveLength(5)
    for (const link of links) {
      const part = container.querySelector(link.getAttribute('href') ?? '')
      expect(part).toHaveTextContent(link.textContent)
    }
  })
})
