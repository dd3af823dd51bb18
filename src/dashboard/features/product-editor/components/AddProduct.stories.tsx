import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent, within } from 'storybook/test'
import { mockError } from '@/testing/doubles'
import { AddProduct } from './AddProduct'

const meta = {
  component: AddProduct,
  args: {
    onAdded: () => {},
  },
} satisfies Meta<typeof AddProduct>
export default meta
type Story = StoryObj<typeof meta>

export const Blank: Story = {}

/** After an attempt with nothing. */
export const WithMistakes: Story = {
  parameters: { doubles: [mockError('createProduct', { status: 422 })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Price (৳)' }), '990')
    await userEvent.type(canvas.getByRole('textbox', { name: /^Discount/ }), '990')
    await userEvent.click(canvas.getByRole('button', { name: 'Add product' }))
    await canvas.findByRole('alert')
  },
}
