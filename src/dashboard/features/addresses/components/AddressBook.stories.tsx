import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { anAddress } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { AddressBook } from './AddressBook'

const office = anAddress({ label: 'Office', district: 'Sylhet', isDefault: false })

const meta = {
  component: AddressBook,
  parameters: { doubles: [mockResponse('listMyAddresses', [anAddress(), office])] },
} satisfies Meta<typeof AddressBook>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Empty: Story = { parameters: { doubles: [mockResponse('listMyAddresses', [])] } }

/** As many as can be saved. */
export const Full: Story = {
  parameters: {
    doubles: [
      mockResponse('listMyAddresses', [
        anAddress(),
        ...['Office', 'Parents', 'Shop', 'Village'].map((label) =>
          anAddress({ label, isDefault: false }),
        ),
      ]),
    ],
  },
}

export const Loading: Story = {
  parameters: { doubles: [mockResponse('listMyAddresses', [], { delayed: 'infinite' })] },
}

export const Failed: Story = {
  parameters: { doubles: [mockError('listMyAddresses', { status: 500 })] },
}
