import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { screen, userEvent } from 'storybook/test'
import { t } from '@/shared/lib/language'
import { anId } from '@/testing/builders'
import { mockResponse } from '@/testing/doubles'
import * as messages from '../messages'
import { BulkEditDialog } from './BulkEditDialog'

const offer = { price: 1490, discountPrice: 1290, inStock: true }
const preview = {
  _id: anId(),
  changed: 22,
  unchanged: 3,
  refused: 1,
  changes: [
    {
      _id: anId(),
      productName: 'Hawai Breeze Clip Fan',
      before: offer,
      after: { ...offer, price: 1565 },
    },
    {
      _id: anId(),
      productName: 'Dhonira Aura Pro ANC Earbuds Midnight',
      before: { ...offer, price: 7990 },
      after: { ...offer, price: 8390, inStock: false },
    },
  ],
  problems: [
    {
      _id: anId(),
      productName: 'Table Fan',
      message: 'Discount Price cannot be the same as Price!',
      messageBn: 'ছাড়ের দাম মূল দামের সমান হতে পারে না!',
    },
  ],
}

const meta = {
  component: BulkEditDialog,
  args: {
    scope: { products: { filter: {} }, label: t(messages.allOfShop)('26') },
    onClose: () => {},
  },
  parameters: { doubles: [mockResponse('previewBulkEdit', preview)] },
} satisfies Meta<typeof BulkEditDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}

export const Previewed: Story = {
  async play() {
    await userEvent.type(await screen.findByLabelText(t(messages.percent)), '5{Enter}')
  },
}
