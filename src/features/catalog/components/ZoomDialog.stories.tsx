import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ZoomDialog } from './ZoomDialog'

const meta = {
  component: ZoomDialog,
  args: {
    title: 'Dhonira Aura Earbuds',
    src: '/images/og.jpg',
    alt: 'Dhonira Aura Earbuds, picture 1 of 3',
    onClose: () => {},
  },
} satisfies Meta<typeof ZoomDialog>
export default meta
type Story = StoryObj<typeof meta>

/** The only picture. */
export const One: Story = {}

/** With ways to the ones before and after. */
export const OneOfSeveral: Story = { args: { onStep: () => {} } }
