import { screen, within } from '@testing-library/react'
import { helpTexts } from '@/common/helpTexts'
import { type HelpPage, helpPages, pages } from '@/common/pages'
import { text } from '@/common/text'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { deliveryTo } from '@/shop/delivery'
import { legalIdentity } from '@/shop/legalIdentity'
import { refundDays } from '@/shop/refundDays'
import { shop } from '@/shop/shop.config'
import { renderWithStore } from '@/testing/renderWithStore'
import { Help } from './Help'

const { aboutUs, contactUs, faqs, returns, shipping } = helpPages
const all = Object.values(helpPages)

const show = (page: HelpPage) => renderWithStore(<Help page={page} help={helpTexts[page.path]} />)

const main = () => document.body.textContent

describe.each(all)('the help page $path', (page) => {
  it('has a title, contents, the contacts once and links to the others', () => {
    const { container } = show(page)

    expect(screen.getByRole('heading', { level: 1, name: t(page.title) })).toBeVisible()
    const contents = container.querySelectorAll('nav a[href^="#"]')
    expect(contents).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length)
    for (const link of contents) {
      const section = container.querySelector(link.getAttribute('href') ?? '')
      expect(section).toHaveTextContent(link.textContent)
    }
    expect(screen.getByRole('link', { name: shop.supportPhone })).toBeVisible()
    expect(screen.getByRole('link', { name: shop.supportEmail })).toBeVisible()

    const paths: readonly string[] = pages.map(({ path }) => path)
    const links = [...container.querySelectorAll('a[href^="/"]')]
    for (const link of links) expect(paths).toContain(link.getAttribute('href'))
    for (const other of all.filter((each) => each !== page)) {
      expect(links.some((link) => link.getAttribute('href') === other.path)).toBe(true)
    }
  })
})

describe('what the shop promises', () => {
  it('are its delivery charge, districts and days', () => {
    show(shipping)

    expect(main()).toContain(`${formatTaka(deliveryTo('Dhaka').charge)} for each order`)
    const districts = screen.getByRole('region', { name: 'Where we deliver' })
    expect(within(districts).getAllByRole('listitem')).toHaveLength(shop.districts.length)
    expect(main()).toContain(`Dhaka: within ${deliveryTo('Dhaka').days} days`)
    expect(main()).toMatch(new RegExp(`Sylhet.*: within ${deliveryTo('Sylhet').days} days`))
  })

  it('are its days of returns and refunds', () => {
    show(returns)

    expect(main()).toContain(`within ${shop.returnDays} days of its delivery`)
    expect(shop.warrantyNote.en).toContain(`${shop.returnDays}-day returns`)
    expect(main()).toContain(`within ${refundDays} days`)
  })

  it('are instalments from its amount', () => {
    show(faqs)

    if (!shop.emi) throw new Error('the shop offers no instalments')
    expect(main()).toContain(`${formatTaka(shop.emi.fromAmount)} and more`)
  })
})

it('the company is on the page about it', () => {
  show(aboutUs)
  const company = screen.getByRole('region', { name: 'Who we are' })
  for (const line of legalIdentity) expect(within(company).getByText(line)).toBeVisible()
})

it('the contact page has the chats of the shop', () => {
  const url = 'https://wa.me/8801700000000'
  jest.replaceProperty(shop, 'chats', [{ name: text('WhatsApp', 'হোয়াটসঅ্যাপ'), url }])
  show(contactUs)
  const chat = screen.getByRole('link', { name: 'WhatsApp' })
  expect(chat).toHaveAttribute('href', url)
  expect(chat).toHaveAttribute('rel', 'noopener')
})
