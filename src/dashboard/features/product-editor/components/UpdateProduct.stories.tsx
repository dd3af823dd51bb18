import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen, userEvent, within } from 'storybook/test'
import { anAuditEntry, aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { UpdateProduct } from './UpdateProduct'

const product = aProduct({ images: ['/images/og.jpg'], discountPrice: 1990 })

const meta = {
  component: UpdateProduct,
  args: {
    current: { product, etag: '"v1"' },
    onLeave: () => {},
  },
} satisfies Meta<typeof UpdateProduct>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}

/** Another admin has changed the name between loading and saving. */
export const EditConflict: Story = {
  parameters: {
    doubles: [
      mockError('updateProduct', { status: 409, code: 'edited_meanwhile' }),
      mockResponse(
        'getProduct',
        { ...product, productName: 'Theirs' },
        { headers: { ETag: '"v2"' } },
      ),
      mockResponse('listAuditLog', [
        anAuditEntry({ actorName: 'Rahima Khatun', after: { productName: 'Theirs' } }),
      ]),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }))
    await screen.findByRole('dialog', undefined, { timeout: 10_000 })
  },
}
