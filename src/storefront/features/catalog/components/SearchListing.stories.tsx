import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { type AnswerOf, mockError, mockResponse } from '@/testing/doubles'
import { SearchListing } from './SearchListing'

const products = [990, 1490, 2490, 3990, 7990, 12_990].map((price, index) =>
  aProduct({ productName: `Earbuds ${index + 1}`, images: ['/images/og.jpg'], price }),
)
const page = { result: products, totalPages: 4, total: 22 }
const none = { result: [], totalPages: 0, total: 0 }

const filters = mockResponse('listSearchFilters', [
  {
    name: 'brand',
    values: [
      { value: 'Dhonira', count: 9 },
      { value: 'Sonvire', count: 13 },
    ],
  },
])

const finding = (found: AnswerOf<'listSearchResults'>) => ({
  doubles: [
    mockResponse('listSearchResults', found),
    mockResponse('listPopularGadgets', products),
    filters,
  ],
})

const meta = {
  component: SearchListing,
  parameters: { layout: 'fullscreen', at: '/search?q=earbuds', ...finding(page) },
} satisfies Meta<typeof SearchListing>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}

/** Words are misspelt, and the results are those of the corrected text. */
export const Misspelt: Story = {
  parameters: { at: '/search?q=earbads', ...finding({ ...page, suggestion: 'earbuds' }) },
}

export const Filtered: Story = { parameters: { at: '/search?q=earbuds&min=2001&max=5000' } }

/** Nothing that matches is in the price range. */
export const NothingInRange: Story = {
  parameters: { at: '/search?q=earbuds&min=200000', ...finding(none) },
}

/** As many skeletons as items per page. */
export const Loading: Story = {
  parameters: {
    doubles: [mockResponse('listSearchResults', page, { delayed: 'infinite' }), filters],
  },
}

/** Nothing matches: popular products and the categories. */
export const Empty: Story = { parameters: finding(none) }

/** The URL has no text. */
export const Blank: Story = { parameters: { at: '/search' } }

export const Failed: Story = {
  parameters: { doubles: [mockError('listSearchResults', { status: 503 }), filters] },
}
