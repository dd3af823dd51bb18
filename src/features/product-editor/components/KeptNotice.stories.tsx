import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { KeptNotice } from './KeptNotice'

const meta = { component: KeptNotice, args: { onDiscard: () => {} } } satisfies Meta<
  typeof KeptNotice
>
export default meta

export const Default: StoryObj<typeof meta> = {}
