import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Breadcrumbs } from './Breadcrumbs'

const meta = {
  component: Breadcrumbs,
  args: { trail: [{ label: 'Home', to: '/' }], current: 'Earbuds' },
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}

/** A long page name is truncated. */
export const Narrow: Story = {
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'Earphones & Headphones', to: '/category/earphones' },
    ],
    current: 'Sonvire Hush 7 ANC Headphones Midnight',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
}
