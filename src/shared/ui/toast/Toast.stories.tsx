import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button'
import { showToast, type ToastTone } from './toast'

function ToastButton({ message, tone }: { message: string; tone: ToastTone }) {
  return <Button onClick={() => showToast(message, tone)}>Show</Button>
}

const meta = {
  component: ToastButton,
  args: { message: 'Added to cart', tone: 'success' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
} satisfies Meta<typeof ToastButton>
export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}

export const Warning: Story = {
  args: { message: 'This product is out of stock.', tone: 'warning' },
}

export const Failure: Story = { args: { message: 'Failed to update quantity', tone: 'error' } }
