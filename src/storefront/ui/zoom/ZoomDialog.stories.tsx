import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { ZoomDialog } from './ZoomDialog'

const meta = {
  component: ZoomDialog,
  args: {
    title: 'Dhonira Aura Earbuds',
    images: ['/images/og.jpg'],
    index: 0,
    getAlt: (index) => `Dhonira Aura Earbuds, picture ${index + 1}`,
    onIndexChange: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof ZoomDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The only picture. */
export const One: Story = {}

/** With ways to the ones before and after. */
export const OneOfSeveral: Story = {
  args: { images: ['/images/og.jpg', '/images/avatar.svg'] },
  render: function Several(args) {
    const [index, setIndex] = useState(0)
    return <ZoomDialog {...args} index={index} onIndexChange={setIndex} />
  },
}
