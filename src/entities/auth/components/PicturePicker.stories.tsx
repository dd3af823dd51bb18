import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { maxUploadSize } from '@/api'
import { PicturePicker } from './PicturePicker'

const meta = {
  component: PicturePicker,
  args: { upload: {}, onChoose: () => {} },
} satisfies Meta<typeof PicturePicker>
export default meta
type Story = StoryObj<typeof meta>

const previewUrl = '/images/og.jpg'

/** The default picture stands in. */
export const Empty: Story = {}

export const Uploading: Story = { args: { upload: { previewUrl, progress: 0.4 } } }

export const Ready: Story = { args: { upload: { previewUrl, url: previewUrl } } }

/** In the server's words. */
export const Failed: Story = {
  args: { upload: { problem: `This picture is too large: ${maxUploadSize} at most.` } },
}
