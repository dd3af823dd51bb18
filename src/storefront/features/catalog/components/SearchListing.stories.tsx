import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockResponse } from '@/testing/doubles'
import { SearchListing } from './SearchListing'

const products = [990, 1490, 2490, 3990, 7990, 12_990].map((price, index) =>
  aProduct({ productName: `Earbuds ${index + 1}`, images: ['/images/og.jpg'], price }),
)
const page = { result: products, totalPages: 4, total: 22 }
const none = { result: [], totalPages: 0, total: 0 }
const idle = { isFetching: false, isError: false, refetch: () => {} }
const listing = {
  search: 'earbuds',
  page: 1,
  pageSize: 6,
  sort: 'relevant',
  price: { min: 0 },
} as const

const meta = {
  component: SearchListing,
  args: { listing, query: { ...idle, currentData: page, data: page }, onChange: () => {} },
  parameters: {
    layout: 'fullscreen',
    doubles: [mockResponse('listPopularGadgets', products)],
  },
} satisfies Meta<typeof SearchListing>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Words are misspelt, and the results are those of the corrected text. */
export const Misspelt: Story = {
  args: {
    listing: { ...listing, search: 'earbads' },
    query: {
      ...idle,
      currentData: { ...page, suggestion: 'earbuds' },
      data: { ...page, suggestion: 'earbuds' },
    },
  },
}

export const Filtered: Story = {
  args: { listing: { ...listing, price: { min: 2001, max: 5000 } } },
}

/** Nothing that matches is in the price range. */
export const NothingInRange: Story = {
  args: {
    listing: { ...listing, price: { min: 200_000 } },
    query: { ...idle, currentData: none, data: none },
  },
}

/** As many skeletons as items per page. */
export const Loading: Story = { args: { query: { ...idle, isFetching: true } } }

/** Nothing matches: popular products and the categories. */
export const Empty: Story = { args: { query: { ...idle, currentData: none, data: none } } }

/** The URL has no text. */
export const Blank: Story = { args: { listing: { ...listing, search: '' }, query: idle } }

export const Failed: Story = { args: { query: { ...idle, isError: true } } }
