import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
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
const filters = mockResponse('listCategoryFilters', [
  { name: 'inStock', values: [{ value: 'yes', count: 21 }] },
  {
    name: 'brand',
    values: [
      { value: 'Dhonira', count: 9 },
      { value: 'Sonvire', count: 12 },
    ],
  },
  {
    name: 'plug',
    values: [
      { value: '3.5 mm', count: 14 },
      { value: 'USB-C', count: 7 },
    ],
  },
])
const doubles = [mockResponse('listCategoryProducts', { result: products, totalPages: 4 }), filters]

const meta = {
  component: CategoryListing,
  args: { category: 'wired earphone' },
  parameters: { layout: 'fullscreen', at: '/?page=2', doubles },
} satisfies Meta<typeof CategoryListing>
export default meta
type Story = StoryObj<typeof meta>

/** A page in the middle. */
export const Full: Story = {}

/** Narrowed to a range of prices, which can be taken away. */
export const Filtered: Story = { parameters: { at: '/?page=2&min=2001&max=5000' } }

/** Narrowed to what products have, too. */
export const FilteredByAttributes: Story = {
  parameters: { at: '/?min=2001&max=5000&filter=brand:Dhonira&filter=inStock:yes' },
}

/** As many places as items per page. */
export const Loading: Story = {
  parameters: {
    doubles: [mockResponse('listCategoryProducts', undefined, { delayed: 'infinite' }), filters],
  },
}

/** The shop has the category and nothing in it. */
export const Empty: Story = {
  parameters: {
    doubles: [
      mockResponse('listCategoryProducts', { result: [], totalPages: 0 }),
      mockResponse('listCategoryFilters', []),
    ],
  },
}

/** Nothing on this page is in the range. */
export const NothingInRange: Story = { parameters: { at: '/?page=2&min=200000' } }

/** No product has all of it. */
export const NothingWithFilters: Story = {
  parameters: {
    at: '/?filter=brand:Dhonira&filter=plug:USB-C',
    doubles: [mockResponse('listCategoryProducts', { result: [], totalPages: 0 }), filters],
  },
}

/** A quiet line with another try. */
export const Failed: Story = {
  parameters: {
    doubles: [
      mockError('listCategoryProducts', { status: 503 }),
      mockError('listCategoryFilters', { status: 503 }),
    ],
  },
}
