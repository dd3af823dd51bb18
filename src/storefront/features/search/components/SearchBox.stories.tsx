import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { aProduct } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { SearchBox } from './SearchBox'

const found = ['Aura Pro Earbuds', 'Aura Lite Earbuds'].map((name) => ({
  ...aProduct({ productName: name, images: ['/images/og.jpg'] }),
  name,
}))

const meta = {
  component: SearchBox,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560, minHeight: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'aura')
  },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing typed yet. */
export const Untouched: Story = { play: () => {} }

/** Picture, name and price of what matches. */
export const Found: Story = { parameters: { doubles: [mockResponse('searchProducts', found)] } }

/** The answer is on its way. */
export const Searching: Story = {
  parameters: { doubles: [mockResponse('searchProducts', [], { delayed: 'infinite' })] },
}

/** Says so. */
export const NothingFound: Story = { parameters: { doubles: [mockResponse('searchProducts', [])] } }

/** Offers another try. */
export const Failed: Story = {
  parameters: { doubles: [mockError('searchProducts', { status: 503 })] },
}
