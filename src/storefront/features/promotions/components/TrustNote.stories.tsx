import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TrustNote } from './TrustNote'

const meta = { component: TrustNote } satisfies Meta<typeof TrustNote>
export default meta
type Story = StoryObj<typeof meta>

/** English and Bengali. */
export const Full: Story = {}
