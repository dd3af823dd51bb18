import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { NoPasswordNote } from './NoPasswordNote'

const meta = { component: NoPasswordNote } satisfies Meta<typeof NoPasswordNote>
export default meta

/** For a user who signs in with Google only. */
export const Default: StoryObj<typeof meta> = {}
