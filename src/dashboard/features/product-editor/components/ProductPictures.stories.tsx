import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useFormik } from 'formik'
import { maxUploadSize } from '@/api'
import type { Picture } from '@/dashboard/ui/pictures/pictures'
import { emptyForm } from '../forms/productForm'
import { ProductPictures } from './ProductPictures'

const src = '/images/og.jpg'
const picture = (key: string, overrides: Partial<Picture> = {}): Picture => ({
  key,
  src,
  url: src,
  ...overrides,
})

function Slots({ images, error }: { images: Picture[]; error?: string }) {
  const form = useFormik({
    initialValues: { ...emptyForm, images },
    initialErrors: { images: error },
    onSubmit: () => {},
  })
  return <ProductPictures form={{ ...form, submitCount: 1 }} />
}

const meta = {
  component: Slots,
  args: { images: [] },
} satisfies Meta<typeof Slots>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

/** Saved without a picture. */
export const Missing: Story = { args: { error: 'Please upload at least one image.' } }

/** The second is being sent, the third waits. */
export const Uploading: Story = {
  args: {
    images: [
      picture('a'),
      picture('b', { url: undefined, progress: 0.4 }),
      picture('c', { url: undefined, progress: 0 }),
    ],
  },
}

/** Completely sent, but not yet processed by the server. */
export const AlmostThere: Story = {
  args: { images: [picture('a', { url: undefined, progress: 1 })] },
}

/** With the message of the server and a retry. */
export const Failed: Story = {
  args: {
    images: [
      picture('a'),
      picture('b', {
        url: undefined,
        problem: `This picture is too large: ${maxUploadSize} at most.`,
      }),
    ],
  },
}

export const Full: Story = {
  args: { images: [picture('a'), picture('b'), picture('c'), picture('d')] },
}
