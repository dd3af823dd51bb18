import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '../../../../testing/builders'
import { tableStates } from '../../../../testing/tableStates'
import { ProductsTable } from './ProductsTable'

const { full, empty, loading, failed } = tableStates('listAllProducts', [
  aProduct({ discountPrice: 1990 }),
  aProduct({ productName: 'Hawai Breeze Clip Fan', category: 'Fan', price: 990, inStock: false }),
])

const meta = { component: ProductsTable } satisfies Meta<typeof ProductsTable>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

/** Cards in place of the grid. */
export const Phone: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
