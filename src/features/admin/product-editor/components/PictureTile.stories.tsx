import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PictureTile } from './PictureTile'

const src = '/images/og.jpg'

const meta = {
  component: PictureTile,
  args: {
    picture: { key: 'a', src, url: src },
    index: 1,
    count: 3,
    isDragged: false,
    onDragStart: () => {},
    onDragOver: () => {},
    onDragEnd: () => {},
    onMove: () => {},
    onRetry: () => {},
    onRemove: () => {},
  },
  decorators: [
    (Story) => (
      <ul style={{ width: 170 }}>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof PictureTile>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The first of all cannot move forward. */
export const Cover: Story = { args: { index: 0 } }

export const Uploading: Story = { args: { picture: { key: 'a', src, progress: 0.6 } } }

/** All has been sent; the server still draws its sizes. */
export const AlmostThere: Story = { args: { picture: { key: 'a', src, progress: 1 } } }

export const Failed: Story = {
  args: { picture: { key: 'a', src, problem: 'This picture is too large: 10 MB at most.' } },
}

/** While it is being carried elsewhere. */
export const Dragged: Story = { args: { isDragged: true } }
