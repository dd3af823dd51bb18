import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Footer } from './Footer'

const meta = { component: Footer, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Footer
>
export default meta

/** Under every page that has a header. */
export const Default: StoryObj<typeof meta> = {}
