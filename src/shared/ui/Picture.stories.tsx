import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Picture } from './Picture'

const meta = {
  component: Picture,
  args: { src: '/images/avatar.svg', alt: 'A portrait', sizes: '240px' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

/** An external picture has no `srcset`. */
export const Loaded: Story = {}

/** Without a source the space and the text alternative stay. */
export const Missing: Story = { args: { src: '' } }
