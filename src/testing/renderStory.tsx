import type { ComponentType } from 'react'
import type { Parameters } from 'storybook/internal/csf'
import { renderWithStore } from './renderWithStore'
import { server } from './server'

type StoryMeta<Props> = {
  component: ComponentType<Props>
  args?: NoInfer<Props>
  parameters?: Parameters
}
type Story<Props> = { args?: Partial<NoInfer<Props>>; parameters?: Parameters }

/** Renders a story in its state; Storybook's own `composeStories` needs seconds to load in Jest. */
export function renderStory<Props extends object>(meta: StoryMeta<Props>, story: Story<Props>) {
  const { component: Component } = meta
  const { doubles = [], at, createStore }: Parameters = { ...meta.parameters, ...story.parameters }
  server.use(...doubles)
  return renderWithStore(<Component {...Object.assign({}, meta.args, story.args)} />, {
    at,
    store: createStore?.(),
  })
}
