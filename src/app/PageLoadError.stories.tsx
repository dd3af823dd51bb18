import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PageLoadError } from './PageLoadError'

const meta = { component: PageLoadError } satisfies Meta<typeof PageLoadError>
export default meta

/** After a reload that did not help. */
export const Default: StoryObj<typeof meta> = {}
