import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { t } from '@/shared/lib/language'
import { aCartItem, anOrder } from '@/testing/builders'
import { makeCartDouble } from '@/testing/cartDouble'
import { createTestStore } from '@/testing/createTestStore'
import { mockError, mockResponse } from '@/testing/doubles'
import * as messages from '../messages'
import { Cart } from './Cart'

const image = '/images/og.jpg'
const aura = aCartItem({ image, name: 'Dhonira Aura Earbuds', quantity: 2 })
const phone = aCartItem({ image, name: 'Ujjvane X1 Ultra 5G 16GB 512GB Titanium', price: 142_990 })

const inStore = (...doubles: ReturnType<typeof mockResponse>[]) => ({
  createStore: () => createTestStore(),
  doubles,
})

const meta = {
  component: Cart,
  parameters: inStore(...makeCartDouble(aura, phone).handlers),
} satisfies Meta<typeof Cart>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Loading: Story = {
  parameters: inStore(mockResponse('listMyCart', [], { delayed: 'infinite' })),
}

export const Empty: Story = {
  parameters: inStore(mockResponse('listMyCart', []), mockResponse('listMyOrders', [])),
}

/** After an order that was placed without a response. */
export const EmptyAfterOrder: Story = {
  parameters: inStore(mockResponse('listMyCart', []), mockResponse('listMyOrders', [anOrder()])),
}

export const Failed: Story = { parameters: inStore(mockError('listMyCart', { status: 503 })) }

/** What cannot be had any more is marked, and stands in the way of the checkout. */
export const OutOfStock: Story = {
  parameters: inStore(...makeCartDouble(aura, { ...phone, inStock: false }).handlers),
}

/** A removed item can be put back at its position. */
export const Removed: Story = {
  parameters: inStore(...makeCartDouble(aura, phone).handlers),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: t(messages.removeItem)(aura.name) }),
    )
    await canvas.findByRole('button', { name: t(messages.undoRemoval)(aura.name) })
  },
}
