import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '../../../../testing/builders'
import { toForm } from '../forms/productForm'
import { ConflictDialog } from './ConflictDialog'

const product = aProduct({ price: 2490, discountPrice: 1990, images: ['/images/og.jpg'] })
const images = ['/images/og.jpg', '/images/avatar.svg']
const theirs = toForm({ ...product, price: 2590, inStock: false, images, description: '' })
const mine = { ...toForm(product), productName: 'Dhonira Aura 2', price: '2390' }

const meta = {
  component: ConflictDialog,
  args: {
    mine,
    theirs,
    onReload: () => {},
    onOverwrite: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Both made the same changes. */
export const TheSame: Story = { args: { theirs: mine } }
