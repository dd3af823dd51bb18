import { screen, within } from '@testing-library/react'
import { t } from '@/shared/lib/language'
import { legalIdentity } from '@/shop/legalIdentity'
import { shop } from '@/shop/shop.config'
import { renderWithStore } from '@/testing/renderWithStore'
import { PrivacyPolicyPage } from './PrivacyPolicyPage'
import * as privacyPolicyMessages from './privacyPolicyMessages'

describe('the privacy policy', () => {
  // [spec 2.4]
  it('has sections on data, third parties, cookies and protection', () => {
    renderWithStore(<PrivacyPolicyPage />)
    expect(
      screen.getByRole('heading', { level: 1, name: t(privacyPolicyMessages.title) }),
    ).toBeVisible()
    const getSection = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('section')
    expect(getSection(t(privacyPolicyMessages.dataTitle))).toHaveTextContent(
      /Your account:.*Your cart and orders:/,
    )
    expect(getSection(t(privacyPolicyMessages.dataTitle))).toHaveTextContent(
      /Your reviews:.*We show them.*first name and district/,
    )
    expect(getSection(t(privacyPolicyMessages.thirdPartiesTitle))).toHaveTextContent(
      /sign-in service.*payment gateway/,
    )
    expect(getSection(t(privacyPolicyMessages.cookiesTitle))).toHaveTextContent(
      'One session cookie',
    )
    expect(getSection(t(privacyPolicyMessages.protectionTitle))).toHaveTextContent('encrypted')
  })

  // [spec 2.4]
  it('has the e-mail address of the shop', () => {
    renderWithStore(<PrivacyPolicyPage />)
    expect(screen.getByRole('link', { name: shop.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${shop.supportEmail}`,
    )
  })

  it('names the company and the date of the last change', () => {
    renderWithStore(<PrivacyPolicyPage />)
    for (const line of legalIdentity) expect(screen.getByText(line)).toBeVisible()
    expect(screen.getByText(/^Last updated:/)).toHaveTextContent('Last updated: 25 Nov 2026')
  })

  it('links to each section', () => {
    const { container } = renderWithStore(<PrivacyPolicyPage />)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links).toHaveLength(5)
    for (const link of links) {
      const part = container.querySelector(link.getAttribute('href') ?? '')
      expect(part).toHaveTextContent(link.textContent)
    }
  })
})
