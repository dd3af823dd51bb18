import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aCartItem, anAddress } from '@/testing/builders'
import { makeCartDouble } from '@/testing/cartDouble'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import { Checkout } from './Checkout'

const image = '/images/og.jpg'
const aura = aCartItem({ image, name: 'Dhonira Aura Earbuds', quantity: 2 })
const phone = aCartItem({ image, name: 'Ujjvane X1 Ultra 5G 16GB 512GB Titanium', price: 142_990 })

const inStore = (...doubles: ReturnType<typeof mockResponse>[]) => ({
  createStore: () => createTestStore(),
  doubles: [
    mockResponse('listMyOrders', []),
    mockResponse('listMyAddresses', [
      anAddress(),
      anAddress({ label: 'Office', district: 'Sylhet', isDefault: false }),
    ]),
    ...doubles,
  ],
})

const meta = {
  component: Checkout,
  args: { onPlaced: () => {} },
  parameters: inStore(...makeCartDouble(aura, phone).handlers),
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  parameters: inStore(mockResponse('listMyCart', [], { delayed: 'infinite' })),
}

export const Empty: Story = { parameters: inStore(mockResponse('listMyCart', [])) }

export const Failed: Story = { parameters: inStore(mockError('listMyCart', { status: 500 })) }

/** A product in the cart is out of stock. */
export const Blocked: Story = {
  parameters: inStore(...makeCartDouble({ ...aura, inStock: false }, phone).handlers),
}
