import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import * as search from '@/storefront/features/search/messages'
import { aCartItem } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn } from '@/testing/signIn'
import * as messages from '../messages'
import { Header } from './Header'

const email = 'rahima@mail.example'

function signedInStore(displayName: string | null = 'Rahima') {
  server.use(
    mockResponse('listMyCart', [aCartItem(), aCartItem({ quantity: 3 })]),
    mockResponse('getMyDashboard', {
      totalCart: 2,
      totalQuantity: 4,
      unpaid: 139500,
      totalOrders: 0,
      totalRevenue: 0,
    }),
  )
  const store = createStoreWithListeners()
  signIn(store, { email, displayName })
  return store
}

describe('the header of a visitor', () => {
  // [spec 2.29]
  it('shows the login link, an empty wishlist and an empty cart', () => {
    renderWithStore(<Header tone="dark" />)

    expect(screen.getByRole('link', { name: t(messages.loginOrRegister) })).toHaveAttribute(
      'href',
      '/login',
    )
    expect(screen.getByRole('link', { name: t(messages.wishlist) })).toBeVisible()
    expect(screen.getByRole('link', { name: /^Cart, 0 items/ })).toHaveAttribute('href', '/cart')
    expect(screen.getByPlaceholderText(t(search.placeholder))).toBeVisible()
  })

  // [spec 2.29]
  it('draws its logo in the text color, without an image file', () => {
    renderWithStore(<Header tone="dark" />)

    const link = screen.getByRole('link', { name: t(shared.homeLink)('Jontro') })

    expect(link.querySelector('svg [stroke="currentColor"]')).toBeInTheDocument()
    expect(link.querySelector('img')).not.toBeInTheDocument()
  })
})

describe('the header of a customer', () => {
  // [spec 2.29]
  it('shows a greeting, the number of cart rows and the unpaid amount', async () => {
    renderWithStore(<Header tone="dark" />, { store: signedInStore() })

    expect(screen.getByRole('button', { name: t(messages.greeting)('Rahima') })).toBeVisible()
    expect(await screen.findByRole('link', { name: /^Cart, 2 items/ })).toBeVisible()
    expect(await screen.findByText('৳1,39,500.00')).toBeVisible()
  })

  it('shows nothing of the last user while the cart of the next one is loading', async () => {
    const store = signedInStore()
    renderWithStore(<Header tone="dark" />, { store })
    await screen.findByText('৳1,39,500.00')

    server.use(
      mockResponse('listMyCart', [], { delayed: 'infinite' }),
      mockResponse('getMyDashboard', undefined, { delayed: 'infinite' }),
    )
    act(() => void signIn(store, { email: 'karim@mail.example' }))

    expect(screen.getByRole('link', { name: /^Cart, 0 items/ })).toBeVisible()
    expect(screen.queryByText('৳1,39,500.00')).not.toBeInTheDocument()
  })

  it('keeps the amount of the mobile header at 0.00', async () => {
    renderWithStore(<Header tone="dark" />, { store: signedInStore() })
    await screen.findByText('৳1,39,500.00')

    expect(screen.getByText('৳0.00')).toBeInTheDocument()
  })

  // [spec 2.29]
  it('greets a user without a name', async () => {
    renderWithStore(<Header tone="light" />, { store: signedInStore(null) })

    expect(
      screen.getByRole('button', { name: t(messages.greeting)(t(shared.anonymous)) }),
    ).toBeVisible()
  })

  // [spec 2.29]
  it('opens the menu by keyboard; Escape closes it and returns the focus', async () => {
    renderWithStore(<Header tone="light" />, { store: signedInStore() })
    const greeting = screen.getByRole('button', { name: t(messages.greeting)('Rahima') })
    expect(screen.queryByRole('link', { name: t(messages.dashboard) })).not.toBeInTheDocument()

    greeting.focus()
    await userEvent.keyboard('{Enter}')

    expect(greeting).toHaveAttribute('aria-expanded', 'true')
    for (const [label, path] of [
      ['Dashboard', '/dashboard'],
      [t(messages.viewProfile), '/dashboard/profile'],
      ['Orders', '/dashboard/orders'],
    ] as const) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', path)
    }
    expect(screen.getByRole('button', { name: t(messages.logout) })).toBeVisible()

    await userEvent.tab()
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('link', { name: t(messages.dashboard) })).not.toBeInTheDocument()
    expect(greeting).toHaveFocus()
  })

  // [spec 2.29]
  it('opens the menu on hover, and a click keeps it open', async () => {
    renderWithStore(<Header tone="light" />, { store: signedInStore() })
    const greeting = screen.getByRole('button', { name: t(messages.greeting)('Rahima') })

    await userEvent.hover(greeting)
    expect(greeting).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(greeting)
    expect(greeting).toHaveAttribute('aria-expanded', 'true')
    await userEvent.unhover(greeting)

    expect(greeting).toHaveAttribute('aria-expanded', 'false')
  })

  // [spec 6.4]
  it('sends no private request before the session is known', () => {
    const remembered = { displayName: 'Rahima', photoURL: null }
    const auth = { ...createStoreWithListeners().getState().auth, remembered }
    const store = createStoreWithListeners({ auth })

    // An unprepared call would fail this test.
    renderWithStore(<Header tone="dark" />, { store })

    expect(store.getState().api.queries).toEqual({})
  })
})

describe('the category tree', () => {
  const tree = () => within(screen.getByRole('navigation', { name: t(messages.categories) }))

  // [spec 2.32]
  it('links to each category by its name in the shop', () => {
    renderWithStore(<Header tone="dark" />)

    const links = tree().getAllByRole('link')

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mobile Accessories', '/category/mobile%20accessories'],
      ['Fan', '/category/fan'],
      ['Earphones & Headphones', '/category/earphones%20%26%20headphones'],
      ['TWS Earbuds', '/category/earbuds'],
      ['Speakers', '/category/bluetooth%20speaker'],
      ['Best Seller', '/category/best%20seller'],
      ['Smart Watches', '/category/smartwatch'],
      ['Lifestyle', '/category/lifestyle'],
      // 'categories' is for screen readers and crawlers only.
      ['More categories', '/category/more'],
    ])
  })

  // [spec 2.32]
  it.each([
    [
      'Mobile Accessories',
      [
        ['Charging Accessories', '/category/charging%20accessories'],
        ['Converters & Hub', '/category/converters%20%26%20hub'],
        ['Powerbank', '/category/powerbank'],
      ],
    ],
    [
      'Earphones & Headphones',
      [
        ['Wired Earphone', '/category/wired%20earphone'],
        ['Headphones', '/category/headphones'],
        ['Wireless Earphone', '/category/wireless%20earphone'],
      ],
    ],
    [
      'More',
      [
        ['Smart TV', '/category/smart%20tv'],
        ['Laptop', '/category/laptop'],
      ],
    ],
  ])('drops down the children of %s', async (parent, children) => {
    renderWithStore(<Header tone="dark" />)
    const toggle = tree().getByRole('button', { name: t(messages.subcategories)(parent) })

    await userEvent.click(toggle)

    const panel = within(toggle.nextElementSibling as HTMLElement)
    const links = panel.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(children)
  })
})

describe('the current category in the category tree', () => {
  it.each([
    [
      '/category/headphones',
      [
        ['Earphones & Headphones', 'true'],
        ['Headphones', 'page'],
      ],
    ],
    [
      '/category/powerbank',
      [
        ['Mobile Accessories', 'true'],
        ['Powerbank', 'page'],
      ],
    ],
    ['/category/earphones & headphones', [['Earphones & Headphones', 'page']]],
    ['/category/earphones%20%26%20headphones', [['Earphones & Headphones', 'page']]],
    ['/category/FAN', [['Fan', 'page']]],
    ['/category/teapots', []],
    ['/', []],
  ])('is at %s on %p', (at, marked) => {
    renderWithStore(<Header tone="light" />, { at })
    const tree = within(screen.getByRole('navigation', { name: t(messages.categories) }))
    const links = tree.getAllByRole('link', { hidden: true })
    expect(
      links
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => [link.textContent, link.getAttribute('aria-current')]),
    ).toEqual(marked)
  })
})

describe('the mobile menu', () => {
  // [spec 2.29]
  it('lists the categories and unfolds their subcategories', async () => {
    renderWithStore(<Header tone="dark" />)
    await userEvent.click(screen.getByRole('button', { name: t(messages.menu) }))
    const menu = within(await screen.findByRole('dialog', { name: t(messages.categories) }))
    expect(menu.queryByRole('link', { name: 'Smart TV' })).not.toBeInTheDocument()

    await userEvent.click(menu.getByRole('button', { name: t(messages.subcategories)('More') }))

    expect(menu.getByRole('link', { name: 'Smart TV' })).toHaveAttribute(
      'href',
      '/category/smart%20tv',
    )
    await userEvent.click(menu.getByRole('button', { name: t(shared.closeMenu) }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
