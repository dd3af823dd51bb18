import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { CategoryListing } from './CategoryListing'

const products = [990, 1490, 2490, 3990, 7990, 12_990].map((price, place) =>
  aProduct({
    productName: `Earbuds ${place + 1}`,
    images: ['/images/og.jpg'],
    price,
    inStock: place !== 2,
    ...(place % 2 === 1 && { discountPrice: price - 240 }),
  }),
)
const page = { result: products, totalPages: 4 }
const idle = { isFetching: false, isError: false, refetch: () => {} }
const listing = { search: '', page: 2, pageSize: 6, sort: 'relevant', price: { min: 0 } } as const

const meta = {
  component: CategoryListing,
  args: {
    category: 'wired earphone',
    listing,
    query: { ...idle, currentData: page, data: page },
    onChange: () => {},
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CategoryListing>
export default meta
type Story = StoryObj<typeof meta>

/** A page in the middle. */
export const Full: Story = {}

/** Narrowed to a range of prices, which can be taken away. */
export const Filtered: Story = {
  args: { listing: { ...listing, price: { min: 2001, max: 5000 } } },
}

/** As many places as items per page. */
export const Loading: Story = { args: { query: { ...idle, isFetching: true } } }

/** The shop has the category and nothing in it. */
export const Empty: Story = {
  args: { query: { ...idle, currentData: { result: [], totalPages: 0 } } },
}

/** Nothing on this page is in the range. */
export const NothingInRange: Story = { args: { listing: { ...listing, price: { min: 200_000 } } } }

/** A quiet line with another try. */
export const Failed: Story = { args: { query: { ...idle, isError: true } } }
