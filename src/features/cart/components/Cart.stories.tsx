import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aCartItem } from '../../../testing/builders'
import { makeCartDouble } from '../../../testing/cartDouble'
import { createTestStore } from '../../../testing/createTestStore'
import { mockError, mockResponse } from '../../../testing/doubles'
import { Cart } from './Cart'

const image = '/images/og.jpg'
const aura = aCartItem({ image, name: 'Dhonira Aura Earbuds', quantity: 2 })
const phone = aCartItem({ image, name: 'Ujjvane X1 Ultra 5G 16GB 512GB Titanium', price: 142_990 })

const inStore = (...doubles: ReturnType<typeof mockResponse>[]) => ({
  makeStore: () => createTestStore(),
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

export const Empty: Story = { parameters: inStore(mockResponse('listMyCart', [])) }

export const Failed: Story = { parameters: inStore(mockError('listMyCart', { status: 503 })) }

/** What cannot be had any more is marked, and stands in the way of the checkout. */
export const OutOfStock: Story = {
  parameters: inStore(...makeCartDouble(aura, { ...phone, inStock: false }).handlers),
}

/** What was removed can be put back from where it was. */
export const Removed: Story = {
  parameters: inStore(...makeCartDouble(aura, phone).handlers),
  play: async ({ canvasElement }) => {
    const isRemove = (button: HTMLElement) =>
      button.getAttribute('aria-label')?.startsWith('Remove') ?? false
    for (let tries = 0; tries < 50; tries++) {
      const button = [...canvasElement.querySelectorAll('button')].find(isRemove)
      if (button) {
        button.click()
        return
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  },
}
