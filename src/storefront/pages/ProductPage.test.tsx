import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes, useLocation } from 'react-router-dom'
import { type Product, shopApi, type Variant } from '@/api'
import { productPath } from '@/common/addresses'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Link } from '@/shared/ui/Link'
import type { AppStore } from '@/store/hooks'
import * as catalogProduct from '@/storefront/features/catalog/productMessages'
import * as productActions from '@/storefront/features/product-actions/messages'
import * as ui from '@/storefront/ui/messages'
import * as zoom from '@/storefront/ui/zoom/messages'
import { aCartItem, anId, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { signIn, signOut } from '@/testing/signIn'
import type { TestLocation } from '@/testing/TestRouter'
import * as messages from './messages'
import { ProductPage } from './ProductPage'

const images = [1, 2, 3].map((place) => `/images/products/aura-${place}-960.webp`)
const earbuds = aProduct({
  productName: 'Aura  Pro Earbuds',
  price: 1990,
  discountPrice: 1490,
  images,
  description: 'Light on the ear.\n\n  Loud where it matters.  \nMade to last.',
})
const visitor = { email: 'customer@example.com', displayName: 'Rahima', photoURL: null }

function serving(product: Product) {
  const added: unknown[] = []
  server.use(
    mockResponse('getProduct', product),
    mockResponse('listMyAlerts', []),
    mockResponse('listMyCart', []),
    mockResponse('listCategoryProducts', ({ url }) => {
      expect(new URL(url).search).toBe(`?page=1&limit=12&exclude=${product._id}`)
      // A server that ignores `exclude`.
      return { result: [product, ...Array.from({ length: 11 }, () => aProduct())], totalPages: 2 }
    }),
    mockResponse('addToCart', aCartItem(), {
      onRequest: (request) =>
        void request
          .clone()
          .json()
          .then((body: unknown) => added.push(body)),
    }),
  )
  return added
}

function Address() {
  const { pathname, state } = useLocation()
  return (
    <>
      <p data-testid="address">{pathname}</p>
      <p data-testid="state">{JSON.stringify(state)}</p>
      <Link to="/">Elsewhere</Link>
    </>
  )
}

/** As the routes have it: each path mounts the page anew. */
const FramedPage = () => <ProductPage key={useLocation().pathname} />

function open(
  product = earbuds,
  {
    at = productPath(product),
    store = createStoreWithListeners(),
  }: { at?: TestLocation; store?: AppStore } = {},
) {
  return renderWithStore(
    <>
      <Routes>
        <Route path="/product/:name/:id" element={<FramedPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>,
    { at, store },
  )
}

function signedIn() {
  const store = createStoreWithListeners()
  signIn(store, visitor)
  return store
}

/** The last visit's user is shown, and the session is not known yet. */
const remembering = () =>
  createStoreWithListeners({
    auth: { ...createStoreWithListeners().getState().auth, remembered: visitor },
  })

const address = () => screen.getByTestId('address').textContent
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const heading = () => screen.findByRole('heading', { level: 1, name: 'Aura Pro Earbuds' })
const quantity = () => screen.getByRole('spinbutton', { name: t(shared.quantity) })

describe('the product page', () => {
  it('begins with the picture of the card that was tapped, until its own has loaded', async () => {
    serving(earbuds)
    const main = document.createElement('main')
    const cardPicture = document.createElement('img')
    cardPicture.setAttribute('src', images[0] ?? '')
    Object.defineProperties(cardPicture, {
      complete: { value: true },
      naturalWidth: { value: 240 },
      currentSrc: { value: '/images/products/aura-1-240.avif' },
    })
    main.append(cardPicture)
    document.body.append(main)
    open()
    const picture = await screen.findByRole('img', {
      name: t(catalogProduct.pictureOf)('Aura Pro Earbuds', 1, 3),
    })
    main.remove()
    expect(picture.style.backgroundImage).toContain('/images/products/aura-1-240.avif')
    fireEvent.load(picture)
    expect(picture.style.backgroundImage).toBe('')
  })

  describe('of a family', () => {
    const variant = (colour: string, facts: Partial<Variant> = {}): Variant => ({
      ...aProduct({ productName: `Aura ${colour}`, attributes: [`colour:${colour}`] }),
      image: `/images/products/aura-${colour}-1-960.webp`,
      ...facts,
    })
    const mint = variant('Mint')
    const sky = variant('Sky', { price: 3300, inStock: false })
    const variants = [mint, sky]
    const products = variants.map((each) => ({ ...aProduct(), ...each, family: 'Aura', variants }))
    const [mintProduct = earbuds] = products

    function servingFamily(until?: Promise<void>) {
      server.use(
        mockResponse('getProduct', async ({ url }) => {
          if (url.includes(sky._id)) await until
          return products.find(({ _id }) => url.includes(_id)) ?? earbuds
        }),
        mockResponse('listMyAlerts', []),
        mockResponse('listCategoryProducts', { result: [], totalPages: 1 }),
      )
    }
    const colours = () => screen.findByRole('group', { name: /^Colour/ })
    const title = (name: string) => screen.findByRole('heading', { level: 1, name })
    const outOfStock = `Sky, ${t(shared.outOfStock)}`

    it('links to the other colours, and says which are out of stock', async () => {
      servingFamily()
      open(mintProduct)
      const group = within(await colours())
      expect(await colours()).toHaveAccessibleName('Colour: Mint')
      const [current, other] = group.getAllByRole('link')
      expect(current).toHaveAttribute('aria-current', 'true')
      expect(other).toHaveAttribute('href', productPath(sky))
      expect(other).toHaveAccessibleName(outOfStock)
    })

    it('stays whole until another colour is loaded, and then has its price and address', async () => {
      const { promise, resolve } = defer()
      servingFamily(promise)
      open(mintProduct)
      const link = within(await colours()).getByRole('link', { name: outOfStock })
      await userEvent.click(link)
      expect(link).toHaveAttribute('aria-busy', 'true')
      expect(address()).toBe(productPath(mint))
      expect(screen.getByRole('heading', { level: 1, name: 'Aura Mint' })).toBeVisible()
      act(() => resolve())
      await title('Aura Sky')
      expect(address()).toBe(productPath(sky))
      expect(screen.getAllByText('৳3,300')[0]).toBeVisible()
      expect(within(await colours()).getByRole('link', { name: outOfStock })).toHaveFocus()
    })

    it('does not leave another page that was opened meanwhile', async () => {
      const { promise, resolve } = defer()
      servingFamily(promise)
      open(mintProduct)
      const group = within(await colours())
      await userEvent.click(group.getByRole('link', { name: outOfStock }))
      await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
      await act(async () => resolve())
      expect(address()).toBe('/')
    })
  })

  it('has the specification as a table, of what the shop knows', async () => {
    const product = { ...earbuds, attributes: ['bluetooth:5.3', 'steam:9', 'noiseCancelling:no'] }
    serving(product)
    open(product)
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Noise cancellingNo',
      'Bluetooth5.3',
    ])
  })

  // [spec 2.41, 7.36, 9.8]
  it('shows all details of the product', async () => {
    serving(earbuds)
    const { container, store } = open()
    expect(await heading()).toBeVisible()
    expect(document.title).toBe('Aura Pro Earbuds - Jontro')
    const details = within(screen.getAllByRole('article')[0] ?? container)
    expect(details.getByText(t(shared.inStock))).toBeVisible()
    expect(details.getByText(t(catalogProduct.percentOff)(25))).toBeVisible()
    expect(details.getByText('IPX5')).toBeVisible()
    expect(details.getByText(/^Inside Dhaka/)).toHaveTextContent(
      'Inside Dhaka 50 taka (24-48 hours)',
    )
    expect(details.getByText(/^Outside Dhaka/)).toHaveTextContent('Outside Dhaka 99 taka')
    const description = within(screen.getByRole('region', { name: t(catalogProduct.description) }))
    expect(
      ['Light on the ear.', 'Loud where it matters.', 'Made to last.'].map(
        (line) => description.getByText(line).tagName,
      ),
    ).toEqual(['P', 'P', 'P'])
    const more = await screen.findByRole('list', { name: t(catalogProduct.moreFrom)('Earbuds') })
    expect(within(more).getAllByRole('article')).toHaveLength(12)
    expect(store.getState().ui.recentlyViewed).toEqual([earbuds._id])
  })

  it('prioritises its first picture', async () => {
    serving(earbuds)
    open()
    const [first, second] = await screen.findAllByAltText(/^Aura Pro Earbuds, picture/)
    expect(first).toHaveAttribute('fetchpriority', 'high')
    expect(first).toHaveAttribute('width')
    expect(second).toHaveAttribute('loading', 'lazy')
  })

  // [spec 2.45]
  it('shows a skeleton while loading, unless the product is cached in a list', async () => {
    server.use(
      mockResponse('getProduct', earbuds, { delayed: 'infinite' }),
      mockResponse('listCategoryProducts', { result: [earbuds], totalPages: 1 }),
    )
    const store = createStoreWithListeners()
    const view = open(earbuds, { store })
    expect(screen.getByRole('status')).toHaveTextContent(t(catalogProduct.loadingProduct))
    view.unmount()
    await store.dispatch(
      shopApi.endpoints.listCategoryProducts.initiate({ category: 'earbuds', page: 1, limit: 6 }),
    )
    open(earbuds, { store })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aura Pro Earbuds')
  })

  it('opens at once from the results of a search', async () => {
    serving(earbuds)
    server.use(
      mockResponse('getProduct', earbuds, { delayed: 'infinite' }),
      mockResponse('listSearchResults', { result: [earbuds], totalPages: 1 }),
    )
    const store = createStoreWithListeners()
    await store.dispatch(shopApi.endpoints.listSearchResults.initiate({ search: 'aura', page: 1 }))
    open(earbuds, { store })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Aura Pro Earbuds')
  })

  it('corrects a wrong name in the URL', async () => {
    serving(earbuds)
    open(earbuds, { at: `/product/wrong/${earbuds._id}` })
    await waitFor(() => expect(address()).toBe(`/product/aura_pro_earbuds/${earbuds._id}`))
  })

  it('shows the error page for an unknown id', async () => {
    server.use(mockError('getProduct', { status: 404 }))
    open(earbuds, { at: `/product/x/${anId()}` })
    expect(await screen.findByText(/^Whoops!/)).toBeVisible()
  })

  it('offers a retry without an alert if it fails to load', async () => {
    serving(earbuds)
    server.use(mockError('getProduct', { status: 503 }))
    open()
    expect(await screen.findByText(t(messages.productFailed))).toBeVisible()
    serving(earbuds)
    await press(t(shared.tryAgain))
    expect(await heading()).toBeVisible()
  })
})

describe('the gallery', () => {
  const count = () => screen.getByText(/^\d \/ 3$/).textContent

  it('changes the picture by thumbnails and arrow keys, around the ends', async () => {
    serving(earbuds)
    open()
    await press(t(catalogProduct.pictureNumber)(3, 3))
    expect(count()).toBe('3 / 3')
    await userEvent.keyboard('{ArrowRight}')
    expect(count()).toBe('1 / 3')
    expect(
      screen.getByRole('button', { name: t(catalogProduct.pictureNumber)(1, 3) }),
    ).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(count()).toBe('3 / 3')
  })

  it('opens a picture in a dialog, and returns the focus', async () => {
    serving(earbuds)
    open()
    await userEvent.click(await screen.findByRole('button', { name: /picture 1.*Zoom in/ }))
    const dialog = within(await screen.findByRole('dialog', { name: /Aura/ }))
    await userEvent.click(dialog.getByRole('button', { name: t(zoom.nextPicture) }))
    expect(dialog.getByRole('img')).toHaveAccessibleName(
      t(catalogProduct.pictureOf)('Aura Pro Earbuds', 2, 3),
    )
    await userEvent.click(dialog.getByRole('button', { name: t(shared.close) }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /picture 2.*Zoom in/ })).toHaveFocus()
  })
})

describe('buying', () => {
  // [spec 2.41, 4.6]
  it('accepts quantities from 1 to 99', async () => {
    serving(earbuds)
    open()
    const minus = await screen.findByRole('button', { name: t(ui.decreaseQuantity) })
    expect(minus).toBeDisabled()
    await press(t(ui.increaseQuantity))
    expect(quantity()).toHaveValue('2')
    await userEvent.click(minus)
    expect(minus).toBeDisabled()
    await userEvent.clear(quantity())
    await userEvent.type(quantity(), '250{Enter}')
    expect(quantity()).toHaveValue('99')
    expect(screen.getByRole('button', { name: t(ui.increaseQuantity) })).toBeDisabled()
  })

  // [spec 5.7]
  it('rejects a product that is out of stock, for every user', async () => {
    const gone = { ...earbuds, inStock: false }
    const added = serving(gone)
    open(gone)
    await press(t(productActions.addToCart))
    expect(await screen.findByText(t(productActions.outOfStock))).toBeVisible()
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.queryByText(/You save/)).toBeNull()
    expect(address()).toBe(productPath(gone))
    expect(added).toEqual([])
  })

  // [spec 2.41, 8.17, 9.11]
  it('adds the quantity to the cart, and shows a toast', async () => {
    const added = serving(earbuds)
    open(earbuds, { store: signedIn() })
    await press(t(ui.increaseQuantity))
    await press(t(productActions.addToCart))
    expect(await screen.findByText(t(productActions.added))).toBeVisible()
    expect(added).toEqual([
      expect.objectContaining({
        gadgetId: earbuds._id,
        author: visitor.email,
        price: 1490,
        quantity: 2,
        image: images[0],
      }),
    ])
    const notice = screen.getByRole('complementary', { name: t(productActions.inYourCart) })
    expect(notice).toHaveTextContent('2 × ৳1,490')
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })

  // [spec 2.41, 8.17]
  it('goes to the cart with Buy Now', async () => {
    const added = serving(earbuds)
    open(earbuds, { store: signedIn() })
    await press(t(productActions.buyNow))
    expect(await screen.findByText(t(productActions.toCart))).toBeVisible()
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(added).toHaveLength(1)
  })

  it('adds the product, and stays where the user has gone meanwhile', async () => {
    serving(earbuds)
    const held = defer()
    server.use(
      mockResponse('addToCart', async () => {
        await held.promise
        return aCartItem()
      }),
    )
    open(earbuds, { store: signedIn() })
    await press(t(productActions.buyNow))
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    held.resolve()
    expect(await screen.findByText(t(productActions.added))).toBeVisible()
    expect(screen.queryByText(t(productActions.toCart))).toBeNull()
    expect(address()).toBe('/')
  })

  it('adds with Add to Cart, and with Buy Now only what the cart lacks', async () => {
    const added = serving(earbuds)
    open(earbuds, { store: signedIn() })
    await press(t(productActions.addToCart))
    await screen.findByText(t(productActions.added))
    await press(t(productActions.buyNow))
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(added).toEqual([
      expect.not.objectContaining({ isMinimum: true }),
      expect.objectContaining({ quantity: 1, isMinimum: true }),
    ])
  })

  // [spec 8.13]
  it('shows an error beside the buttons, and can be retried', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    serving(earbuds)
    server.use(mockError('addToCart', { status: 503, message: 'The shop is busy.' }))
    open(earbuds, { store: signedIn() })
    await press(t(productActions.buyNow))
    expect(await screen.findByText(t(productActions.addFailed)('The shop is busy.'))).toBeVisible()
    expect(address()).toBe(productPath(earbuds))
    const added = serving(earbuds)
    await press(t(shared.tryAgain))
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(added).toHaveLength(1)
    expect(console.error).toHaveBeenCalledTimes(1)
  })
})

it('is in the cart once if only the answer was lost', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const added = serving(earbuds)
  server.use(mockResponse('listMyCart', [aCartItem({ gadgetId: earbuds._id, quantity: 2 })]))
  open(earbuds, { store: signedIn() })
  const failing = async (button: string, status: number, message: string) => {
    server.use(mockError('addToCart', { status, message }))
    await press(button)
    expect(await screen.findByText(t(productActions.addFailed)(message))).toBeVisible()
  }
  await failing(t(productActions.addToCart), 504, 'The shop is busy.')
  await failing(t(shared.tryAgain), 429, 'Too many requests.')
  server.use(
    mockResponse('addToCart', aCartItem(), {
      onRequest: (request) => void request.json().then((body: unknown) => added.push(body)),
    }),
  )
  await press(t(shared.tryAgain))
  await screen.findByText(t(productActions.added))
  expect(added).toEqual([expect.objectContaining({ quantity: 3, isMinimum: true })])
})

describe('buying without a session', () => {
  // [spec 5.7]
  it('redirects to the login page with the purchase', async () => {
    const added = serving(earbuds)
    open()
    await press(t(ui.increaseQuantity))
    await press(t(productActions.addToCart))
    expect(await screen.findByText(t(productActions.loginFirst))).toBeVisible()
    await waitFor(() => expect(address()).toBe('/login'))
    expect(JSON.parse(screen.getByTestId('state').textContent)).toMatchObject({
      from: { pathname: productPath(earbuds) },
      intent: { kind: 'add', quantity: 2 },
    })
    expect(added).toEqual([])
  })

  it('is finished after the login, once', async () => {
    const added = serving(earbuds)
    const at = { pathname: productPath(earbuds), state: { intent: { kind: 'add', quantity: 2 } } }
    open(earbuds, { at, store: signedIn() })
    await waitFor(() => expect(added).toHaveLength(1))
    expect(added[0]).toMatchObject({ gadgetId: earbuds._id, quantity: 2 })
    expect(await screen.findByText(t(productActions.added))).toBeVisible()
    // A reload has the state of the history.
    await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('null'))
  })

  it('is finished once if the URL has the name of before', async () => {
    const added = serving(earbuds)
    const at = {
      pathname: `/product/old_name/${earbuds._id}`,
      state: { intent: { kind: 'add', quantity: 2 } },
    }
    open(earbuds, { at, store: signedIn() })
    await waitFor(() => expect(added).toHaveLength(1))
    expect(address()).toBe(productPath(earbuds))
    await waitFor(() => expect(screen.getByTestId('state')).toHaveTextContent('null'))
    expect(await screen.findByText(t(productActions.added))).toBeVisible()
    expect(added).toHaveLength(1)
  })

  it.each([{ kind: 'steal', quantity: 1 }, { kind: 'buy' }, 'buy', null])(
    'ignores %j in the state of the history',
    async (intent) => {
      const added = serving(earbuds)
      open(earbuds, {
        at: { pathname: productPath(earbuds), state: { intent } },
        store: signedIn(),
      })
      await heading()
      expect(added).toEqual([])
    },
  )

  it('waits until the remembered user is signed in', async () => {
    const added = serving(earbuds)
    const store = remembering()
    open(earbuds, { store })
    await press(t(productActions.addToCart))
    expect(screen.getByRole('group', { name: t(productActions.buy) })).toHaveAttribute(
      'aria-busy',
      'true',
    )
    expect(address()).toBe(productPath(earbuds))
    act(() => void signIn(store, visitor))
    await waitFor(() => expect(added).toHaveLength(1))
  })

  it('redirects to the login if the remembered user is no longer signed in', async () => {
    serving(earbuds)
    const store = remembering()
    open(earbuds, { store })
    await press(t(productActions.buyNow))
    act(() => void signOut(store))
    await waitFor(() => expect(address()).toBe('/login'))
    expect(JSON.parse(screen.getByTestId('state').textContent)).toMatchObject({
      intent: { kind: 'buy', quantity: 1 },
    })
  })
})
