import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../button/Button'
import { Sheet } from './Sheet'

const meta = {
  component: Sheet,
  args: { title: 'Filters', onClose: () => {}, children: <p style={{ padding: 20 }}>Content</p> },
} satisfies Meta<typeof Sheet>
export default meta
type Story = StoryObj<typeof meta>

/** Rises from below. */
export const Bottom: Story = { args: { footer: <Button look="main">Show products</Button> } }

/** In the middle of a wide screen. */
export const Card: Story = { args: { look: 'card' } }

/** Takes the whole screen. */
export const Full: Story = { args: { look: 'full' } }
