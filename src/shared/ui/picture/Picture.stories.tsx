import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Picture } from './Picture'

const meta = {
  component: Picture,
  args: { src: '/images/avatar.svg', alt: 'A person', sizes: '240px' },
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

/** A picture that is not one of our own sizes is taken as it is. */
export const Loaded: Story = {}

/** Where there is no picture, its place is kept and its text is read. */
export const Missing: Story = { args: { src: '' } }
