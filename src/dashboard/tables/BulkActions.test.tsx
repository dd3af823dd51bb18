import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { BulkActions } from './BulkActions'
import * as messages from './messages'

const pressed = jest.fn<undefined, [string]>()
const actions = ['Pack', 'Deliver', 'Delete'].map((label) => ({
  label,
  onClick: () => pressed(label),
}))

/** The buttons with these labels are in the second row; the first row is so wide. */
function wrap(labels: readonly string[], width = 100) {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function measure(
    this: HTMLElement,
  ) {
    const isButton = this.tagName === 'BUTTON'
    return new DOMRect(0, labels.includes(this.textContent) ? 44 : 0, isButton ? 100 : width, 36)
  })
}

const more = () => screen.queryByRole('button', { name: t(messages.more) })

beforeEach(() => pressed.mockClear())
afterEach(() => jest.restoreAllMocks())

describe('the actions for selected rows', () => {
  it('are all buttons where there is room', () => {
    render(<BulkActions actions={actions} isNarrow={false} />)
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Pack',
      'Deliver',
      'Delete',
    ])
  })

  it('are in a menu if they do not fit, until the window is wider', async () => {
    wrap(['Deliver', 'Delete'])
    render(<BulkActions actions={actions} isNarrow />)
    expect(screen.queryByRole('button', { name: 'Deliver' })).toBeNull()
    await userEvent.click(more() ?? document.body)
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Deliver',
      'Delete',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(pressed.mock.calls).toEqual([['Delete']])

    wrap([])
    act(() => void window.dispatchEvent(new Event('resize')))
    expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
    expect(more()).toBeNull()
  })

  it('are all in the menu if the first one is wider than the row', async () => {
    wrap(['Deliver', 'Delete'], 60)
    render(<BulkActions actions={actions} isNarrow />)
    await userEvent.click(more() ?? document.body)
    expect(screen.getAllByRole('menuitem')).toHaveLength(3)
  })
})
