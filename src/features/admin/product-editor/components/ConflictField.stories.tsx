import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '../../../../testing/builders'
import { toDraft } from '../forms/productForm'
import { ConflictField } from './ConflictField'

const product = aProduct({ images: ['/images/og.jpg'] })
const other = aProduct({
  productName: 'Dhonira Aura 2',
  discountPrice: 1990,
  images: ['/images/og.jpg', '/images/avatar.svg'],
  description: 'Light on the ear.\nLoud where it matters.\nNow in mint.',
})

const meta = {
  component: ConflictField,
  args: {
    field: 'productName',
    mine: toDraft(product),
    theirs: toDraft(other),
    choice: 'mine',
    onChoose: () => {},
  },
} satisfies Meta<typeof ConflictField>
export default meta
type Story = StoryObj<typeof meta>

export const Mine: Story = {}

export const Theirs: Story = { args: { choice: 'theirs' } }

/** One of them has taken it away. */
export const Missing: Story = { args: { field: 'discountPrice' } }

export const Pictures: Story = { args: { field: 'images' } }

export const LongText: Story = { args: { field: 'description' } }
