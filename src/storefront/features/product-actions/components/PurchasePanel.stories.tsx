import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { signInStarted } from '@/entities/auth/model/authSlice'
import { aCartItem, aProduct } from '@/testing/builders'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { createTestStore } from '@/testing/createTestStore'
import { mockResponse } from '@/testing/doubles'
import { PurchasePanel } from './PurchasePanel'

const product = aProduct({ images: ['/images/og.jpg'], discountPrice: 1990 })
const cart = mockResponse('listMyCart', [])
const at = { pathname: '/', state: { intent: { kind: 'add', quantity: 2 } } }

function storeThatSignsIn() {
  const store = createStoreWithListeners()
  store.dispatch(signInStarted())
  return store
}

const meta = {
  component: PurchasePanel,
  args: { product, isReady: true },
  parameters: { createStore: () => createTestStore() },
} satisfies Meta<typeof PurchasePanel>
export default meta
type Story = StoryObj<typeof meta>

/** Ready to buy. */
export const Default: Story = {}

/** The buttons say why it cannot be had. */
export const OutOfStock: Story = { args: { product: { ...product, inStock: false } } }

/** Who is here has not been recognised yet. */
export const Waiting: Story = { parameters: { createStore: storeThatSignsIn, at } }

/** On its way into the cart. */
export const Adding: Story = {
  parameters: {
    at,
    doubles: [cart, mockResponse('addToCart', undefined, { delayed: 'infinite' })],
  },
}

/** Shown by a toast, and for three seconds beside the cart. */
export const Added: Story = {
  parameters: { at, doubles: [cart, mockResponse('addToCart', aCartItem())] },
}
