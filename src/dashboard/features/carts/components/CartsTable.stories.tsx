import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aCartItem } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { CartsTable } from './CartsTable'

const { full, empty, loading, failed } = tableStates('listAllCarts', [
  aCartItem({ quantity: 3 }),
  aCartItem({ name: 'Hawai Breeze Clip Fan', author: 'nusrat@example.com', price: 990 }),
])

const meta = { component: CartsTable } satisfies Meta<typeof CartsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

/** Cards in place of the grid. */
export const Phone: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
