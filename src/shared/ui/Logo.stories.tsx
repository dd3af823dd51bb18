import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { shop } from '@/shop/shop.config'
import { Logo } from './Logo'

const meta = { component: Logo, args: { label: shop.name } } satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

/** In the current text colour. */
export const Default: Story = {}

/** On a dark header. */
export const OnDark: Story = {
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: 'var(--ink-900)', color: 'var(--text-on-ink)' }}>
        <Story />
      </div>
    ),
  ],
}
