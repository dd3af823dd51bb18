import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { onPhone } from '@/testing/onPhone'
import { SampleTable, sampleRows } from '@/testing/SampleTable'
import * as messages from './messages'

const opened = jest.fn()

const open = () =>
  render(
    <MemoryRouter>
      <SampleTable onRowKey={opened} />
    </MemoryRouter>,
  )

afterEach(() => {
  jest.restoreAllMocks()
  opened.mockClear()
})

const focusedRow = () => document.activeElement?.closest('[data-id]')?.textContent

describe.each(['a grid', 'cards'])('the keys of a table as %s', (layout) => {
  beforeEach(() => {
    if (layout === 'cards') onPhone()
    // jsdom lays nothing out: without a size the grid would draw no cell.
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400)
  })

  it('walk through the rows and open one', async () => {
    open()
    await screen.findByText('Clip Fan')
    await userEvent.keyboard('e')
    expect(opened).not.toHaveBeenCalled()
    await userEvent.keyboard('j')
    await waitFor(() => expect(focusedRow()).toContain('Dhonira'))
    await userEvent.keyboard('j')
    await waitFor(() => expect(focusedRow()).toContain('Clip Fan'))
    // The last one stays.
    await userEvent.keyboard('je')
    expect(opened).toHaveBeenCalledWith(sampleRows[1])
    await userEvent.keyboard('k')
    await waitFor(() => expect(focusedRow()).toContain('Dhonira'))
  })

  it('are read by their place on a Bengali keyboard', async () => {
    open()
    await screen.findByText('Clip Fan')
    fireEvent.keyDown(document.body, { key: 'ব', code: 'KeyJ' })
    await waitFor(() => expect(focusedRow()).toContain('Dhonira'))
  })

  it('go to the search, where they are letters', async () => {
    open()
    await screen.findByText('Clip Fan')
    await userEvent.keyboard('/')
    const search = screen.getByRole('searchbox', { name: 'Search by name' })
    expect(search).toHaveFocus()
    await userEvent.keyboard('jek?/')
    expect(search).toHaveValue('jek?/')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('are listed by ?, and can be switched off', async () => {
    open()
    await screen.findByText('Clip Fan')
    await userEvent.keyboard('?')
    const list = within(await screen.findByRole('dialog', { name: t(messages.shortcuts) }))
    expect(list.getByText(t(messages.openRow))).toBeVisible()
    await userEvent.click(list.getByRole('switch', { name: t(messages.singleKeys) }))
    await userEvent.click(list.getByRole('button', { name: t(ui.close) }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

    await userEvent.keyboard('j?')
    expect(focusedRow()).toBeUndefined()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

it('a button lists them, too', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  open()
  await userEvent.click(await screen.findByRole('button', { name: t(messages.shortcuts) }))
  expect(await screen.findByRole('dialog', { name: t(messages.shortcuts) })).toBeVisible()
})
