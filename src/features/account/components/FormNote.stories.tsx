import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { FormNote } from './FormNote'

const meta = {
  component: FormNote,
  args: { children: 'Too many attempts. Please wait a few minutes and try again.' },
} satisfies Meta<typeof FormNote>
export default meta

export const Failed: StoryObj<typeof meta> = {}
