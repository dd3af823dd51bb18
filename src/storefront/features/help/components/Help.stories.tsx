import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { helpTexts } from '@/common/helpTexts'
import { helpPages } from '@/common/pages'
import { Help } from './Help'

const { faqs, contactUs } = helpPages

const meta = { component: Help } satisfies Meta<typeof Help>
export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = { args: { page: faqs, help: helpTexts[faqs.path] } }

export const Contacts: Story = { args: { page: contactUs, help: helpTexts[contactUs.path] } }
