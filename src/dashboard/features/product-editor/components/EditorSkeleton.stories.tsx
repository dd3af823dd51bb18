import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { EditorSkeleton } from './EditorSkeleton'

const meta = { component: EditorSkeleton } satisfies Meta<typeof EditorSkeleton>
export default meta

export const Default: StoryObj<typeof meta> = {}
