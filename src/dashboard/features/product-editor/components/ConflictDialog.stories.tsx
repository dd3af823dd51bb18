import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { toForm } from '../forms/productForm'
import { mergeForms } from '../lib/mergeForms'
import { ConflictDialog } from './ConflictDialog'

const product = aProduct({ price: 2490, discountPrice: 1990, images: ['/images/og.jpg'] })
const images = ['/images/og.jpg', '/images/avatar.svg']
const theirs = { ...product, price: 2590, inStock: false, images, description: '' }
const mine = {
  ...toForm({ product }),
  productName: 'Dhonira Aura 2',
  price: '2390',
  description: 'Longer.',
  images: toForm({ product: { ...product, images: images.toReversed() } }).images,
}

const meta = {
  component: ConflictDialog,
  args: {
    conflict: {
      ...mergeForms(mine, { product: theirs }),
      editors: 'Rahima Khatun',
      resolve: () => mine,
    },
    confirmLabel: 'Save changes',
    onResolve: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
