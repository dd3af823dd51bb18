import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Carousel } from './Carousel'

const colours = ['var(--tint-blue)', 'var(--tint-sand)', 'var(--tint-mint)', 'var(--tint-rose)']

const meta = {
  component: Carousel,
  args: {
    label: 'Colours',
    slideName: 'colour',
    delay: 2000,
    speed: 500,
    children: colours.map((colour, index) => (
      <a
        key={colour}
        href={`#${index}`}
        style={{ display: 'grid', placeItems: 'center', height: 180, background: colour }}
      >
        Colour {index + 1}
      </a>
    )),
  },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

/** One slide at a time, with dots. */
export const Dots: Story = { args: { controls: 'dots' } }

/** Several slides at a time, with heading and arrows. */
export const Arrows: Story = {
  args: { controls: 'arrows', gap: 10, heading: <h2>Colours</h2> },
  decorators: [
    (Story) => (
      <div style={{ ['--per-view' as string]: 3 }}>
        <Story />
      </div>
    ),
  ],
}
