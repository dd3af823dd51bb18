import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { tableStates } from '@/testing/tableStates'
import { ProductsTable } from './ProductsTable'

const { full, empty, loading, failed } = tableStates('listAllProducts', [
  aProduct({ discountPrice: 1990 }),
  aProduct({ productName: 'Hawai Breeze Clip Fan', category: 'Fan', price: 990, inStock: false }),
])

/** The page saves the prices. */
const Table = () => (
  <ProductsTable
    onPriceEdit={() => {}}
    enterPrice={(product) => product}
    onRowEdit={async (product) => product}
    offerUndo={() => {}}
    title="All products"
  />
)

const meta = { component: Table } satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = full

/** Cards in place of the grid. */
export const Phone: Story = full

export const Empty: Story = empty

export const Loading: Story = loading

export const Failed: Story = failed
