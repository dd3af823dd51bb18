import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '../../../../testing/builders'
import { toDraft } from '../forms/productForm'
import { ConflictDialog } from './ConflictDialog'

const product = aProduct({ price: 2490, discountPrice: 1990, images: ['/images/og.jpg'] })
const base = toDraft(product)
const images = ['/images/og.jpg', '/images/avatar.svg']
const theirs = toDraft({ ...product, price: 2590, inStock: false, images, description: '' })
const mine = { ...base, fields: { ...base.fields, productName: 'Dhonira Aura 2', price: '2390' } }

const meta = {
  component: ConflictDialog,
  args: { base, mine, theirs, onResolve: () => {}, onClose: () => {} },
} satisfies Meta<typeof ConflictDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Begins with what each has changed. */
export const Several: Story = {}

export const One: Story = { args: { theirs: toDraft({ ...product, price: 2590 }), mine: base } }

/** By chance both did the same. */
export const TheSame: Story = { args: { theirs: mine } }

/** What is chosen breaks a rule together. */
export const Impossible: Story = {
  args: {
    mine: { ...base, fields: { ...base.fields, price: '1900', discountPrice: '1800' } },
    theirs: toDraft({ ...product, discountPrice: 2400 }),
    base: toDraft({ ...product, discountPrice: 1800 }),
  },
}

export const Saving: Story = { args: { isBusy: true } }
