import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { CheckBox } from './CheckBox'

const meta = { component: CheckBox, args: { label: 'Remember me' } } satisfies Meta<typeof CheckBox>
export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

export const Checked: Story = { args: { defaultChecked: true } }
