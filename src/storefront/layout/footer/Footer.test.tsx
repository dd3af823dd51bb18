import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { helpPages } from '@/common/pages'
import { text } from '@/common/text'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { shop } from '@/shop/shop.config'
import { renderWithStore } from '@/testing/renderWithStore'
import * as messages from '../messages'
import { Footer } from './Footer'

/** The ways to pay are text beside the picture: a shop may have other ones. */
describe('the picture of the payment methods', () => {
  it('has its text as alternative text', () => {
    const svg = readFileSync('public/images/payment-methods.svg', 'utf8')
    const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
    expect(picture.textContent.trim()).toBe(t(messages.cards))
    expect(picture.getAttribute('aria-label')).toBe(t(messages.cards))
  })
})

describe('the footer', () => {
  // [spec 2.30]
  it('has eight links, of which only the privacy policy is not a placeholder', () => {
    renderWithStore(<Footer />)

    const links = screen.getAllByRole('list').flatMap((list) => within(list).getAllByRole('link'))

    expect(links.map(({ textContent }) => textContent)).toEqual([
      t(shared.home),
      t(messages.shopLink),
      t(helpPages.aboutUs.title),
      t(helpPages.contactUs.title),
      t(helpPages.faqs.title),
      t(helpPages.shipping.title),
      t(helpPages.returns.title),
      t(shared.privacyPolicy),
    ])
    expect(links.filter((link) => link.hasAttribute('href'))).toEqual([
      screen.getByRole('link', { name: t(shared.privacyPolicy) }),
    ])
  })

  it('has links to pages, if the shop wants no placeholders', () => {
    jest.replaceProperty(shop, 'hasFooterPlaceholders', false)
    renderWithStore(<Footer />)

    const links = screen.getAllByRole('list').flatMap((list) => within(list).getAllByRole('link'))

    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/search',
      '/about-us',
      '/contact-us',
      '/faqs',
      '/shipping-delivery',
      '/returns-refunds',
      '/privacy-policy',
    ])
  })

  // [spec 2.30]
  it('describes the shop and groups its links', () => {
    renderWithStore(<Footer />)

    expect(screen.getByText(shop.blurb.en)).toBeVisible()
    for (const [title, count] of [
      [t(messages.quickLinks), 4],
      [t(messages.customerSupport), 4],
    ] as const) {
      const group = screen.getByRole('heading', { name: title }).parentElement
      expect(within(group ?? document.body).getAllByRole('link')).toHaveLength(count)
    }
  })

  it('shows how to contact the shop', () => {
    renderWithStore(<Footer />)

    expect(screen.getByRole('link', { name: shop.supportPhone })).toHaveAttribute(
      'href',
      'tel:+8809600000000',
    )
    expect(screen.getByRole('link', { name: shop.supportEmail })).toHaveAttribute(
      'href',
      `mailto:${shop.supportEmail}`,
    )
    expect(screen.getByText(/Dhanmondi/)).toBeVisible()
  })

  it('links to the chats that the shop has', () => {
    const url = 'https://wa.me/8801700000000'
    jest.replaceProperty(shop, 'chats', [{ name: text('WhatsApp', 'হোয়াটসঅ্যাপ'), url }])
    renderWithStore(<Footer />)

    const link = screen.getByRole('link', { name: 'WhatsApp' })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  // [spec 2.30]
  it('shows the delivery promise, the payment methods and the year', () => {
    renderWithStore(<Footer />)

    expect(screen.getByText(t(messages.fastDelivery))).toBeVisible()
    expect(screen.getByRole('heading', { name: t(messages.paymentMethods) })).toBeVisible()
    expect(screen.getByRole('img', { name: t(messages.cards) })).toBeVisible()
    expect(screen.getByText(shop.howToPay.en)).toBeVisible()
    expect(screen.getByText(new RegExp(`${new Date().getFullYear()} Jontro`))).toBeVisible()
  })
})
