import type { Meta, StoryObj } from '@storybook/react-webpack5'
import type { Picture } from '../lib/pictures'
import { PictureSlots } from './PictureSlots'

const src = '/images/og.jpg'
const picture = (key: string, overrides: Partial<Picture> = {}): Picture => ({
  key,
  src,
  url: src,
  ...overrides,
})

const pictures = (...all: Picture[]) => ({
  all,
  announcement: '',
  fileError: undefined,
  urls: all.flatMap(({ url }) => url ?? []),
  isUploading: false,
  add: () => {},
  retry: () => {},
  remove: () => {},
  move: () => {},
  replaceBy: () => {},
})

const meta = {
  component: PictureSlots,
  args: { pictures: pictures() },
} satisfies Meta<typeof PictureSlots>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** The product is to be saved without one. */
export const Missing: Story = { args: { error: 'Please upload at least one image.' } }

/** The first is being sent, the second waits. */
export const Uploading: Story = {
  args: {
    pictures: pictures(
      picture('a'),
      picture('b', { url: undefined, progress: 0.4 }),
      picture('c', { url: undefined, progress: 0 }),
    ),
  },
}

/** In the server's words, with another try. */
export const Failed: Story = {
  args: {
    pictures: pictures(
      picture('a'),
      picture('b', { url: undefined, problem: 'This picture is too large: 10 MB at most.' }),
    ),
  },
}

/** What was chosen is no picture. */
export const Refused: Story = {
  args: { pictures: { ...pictures(), fileError: 'Please choose image files only.' } },
}

export const Full: Story = {
  args: { pictures: pictures(picture('a'), picture('b'), picture('c'), picture('d')) },
}
