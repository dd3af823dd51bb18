import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { t } from '@/shared/lib/language'
import { defer } from '@/testing/defer'
import { onPhone } from '@/testing/onPhone'
import { SampleTable, type SampleTableProps, sampleRows } from '@/testing/SampleTable'
import * as messages from './messages'

const open = (props: SampleTableProps = {}) =>
  render(
    <MemoryRouter>
      <main id="content" tabIndex={-1}>
        <SampleTable {...props} />
      </main>
    </MemoryRouter>,
  )

const query = () => screen.getByLabelText('Query')
const grid = () => screen.getByRole('grid', { name: 'products' })

// jsdom lays nothing out: without a size the grid would draw no cell.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
})
afterEach(() => jest.restoreAllMocks())

describe('a data table on a wide screen', () => {
  it('is a grid that shows the total number of rows', async () => {
    open()

    expect(await within(grid()).findByText('Clip Fan')).toBeVisible()
    expect(screen.getByText('1–25 of 60')).toBeVisible()
  })

  it('changes the sort of the query by its column headings', async () => {
    open()
    await userEvent.click(within(grid()).getByRole('columnheader', { name: /^Name/ }))
    expect(query()).toHaveTextContent('"sort":{"by":"name","order":"asc"}')

    await userEvent.click(within(grid()).getByRole('columnheader', { name: /^Name/ }))
    expect(query()).toHaveTextContent('"sort":{"by":"name","order":"desc"}')
  })

  it('says why a column cannot be sorted', async () => {
    open()
    await userEvent.hover(within(grid()).getByText('Price'))

    expect(await screen.findByRole('tooltip')).toHaveTextContent('Cannot be sorted.')
  })

  it('offers bulk actions for the selected rows', async () => {
    open()
    const boxes = await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    await userEvent.click(boxes[1] ?? grid())

    const bar = within(screen.getByRole('region', { name: t(messages.selectedRows) }))
    expect(bar.getByText(t(messages.selectedCount)(1))).toBeVisible()
    expect(bar.getByRole('button', { name: 'Act on 2' })).toBeVisible()
  })

  it('keeps the focus near what was pressed when that goes away', async () => {
    open()
    const [box] = await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    await userEvent.click(box ?? grid())
    screen.getByRole('button', { name: /^Act on/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: t(messages.selectedRows) })).toBeNull(),
    )
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('selects all rows that match, until the selection changes', async () => {
    open()
    const boxes = () => within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    for (const box of await boxes()) await userEvent.click(box)
    const bar = within(screen.getByRole('region', { name: t(messages.selectedRows) }))
    await userEvent.click(bar.getByRole('button', { name: t(messages.selectMatches)('60') }))
    expect(await bar.findByText(t(messages.selectedCount)(60))).toBeVisible()
    expect(bar.getByRole('button', { name: 'Act on all 60' })).toBeVisible()

    const [first] = await within(grid()).findAllByRole('checkbox', { name: /^(Uns|S)elect row/ })
    await userEvent.click(first ?? grid())
    expect(bar.getByText(t(messages.selectedCount)(1))).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: /^Act on/ }))
    expect(screen.queryByRole('region', { name: t(messages.selectedRows) })).toBeNull()
  })

  it.each([
    ['more than 1,000 match', { total: 1001, isMore: false }],
    ['not all matches were counted', { total: 1000, isMore: true }],
  ])('says why it cannot select all if %s', async (_, totals) => {
    open({ result: { data: { rows: sampleRows, ...totals } } })
    const boxes = await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    for (const box of boxes) await userEvent.click(box)

    expect(screen.getByText(/^At most 1,000 can be selected at once/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /that match$/ })).toBeNull()
  })

  it.each([
    [
      'cleared',
      () => userEvent.click(screen.getByRole('button', { name: t(messages.clearSelection) })),
    ],
    [
      'changed',
      async () => {
        const [first] = await within(grid()).findAllByRole('checkbox', { name: 'Unselect row' })
        await userEvent.click(first ?? grid())
      },
    ],
  ])('selects only the page again after a selection of all that match was %s', async (_, end) => {
    open()
    const rest = () => within(grid()).queryAllByRole('checkbox', { name: 'Select row' })
    await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    for (const box of rest()) await userEvent.click(box)
    await userEvent.click(screen.getByRole('button', { name: t(messages.selectMatches)('60') }))
    expect(await screen.findByText(t(messages.selectedCount)(60))).toBeVisible()

    await end()
    for (const box of rest()) await userEvent.click(box)
    expect(screen.getByText(t(messages.selectedCount)(2))).toBeVisible()
    expect(screen.getByRole('button', { name: 'Act on 1,2' })).toBeVisible()
  })

  it('ignores the rows of all pages if the selection changed while they were loading', async () => {
    const loaded = defer()
    open({ loaded: loaded.promise })
    for (const box of await within(grid()).findAllByRole('checkbox', { name: 'Select row' })) {
      await userEvent.click(box)
    }
    await userEvent.click(screen.getByRole('button', { name: t(messages.selectMatches)('60') }))
    await userEvent.click(screen.getByRole('button', { name: t(messages.clearSelection) }))
    for (const box of within(grid()).getAllByRole('checkbox', { name: 'Select row' })) {
      await userEvent.click(box)
    }
    await act(async () => loaded.resolve())
    expect(screen.getByText(t(messages.selectedCount)(2))).toBeVisible()
  })

  it('deselects a row that is no longer shown', async () => {
    const view = open()
    const boxes = await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    await userEvent.click(boxes[1] ?? grid())
    view.rerender(
      <MemoryRouter>
        <SampleTable result={{ data: { rows: sampleRows.slice(0, 1), total: 1, isMore: false } }} />
      </MemoryRouter>,
    )

    await waitFor(() =>
      expect(
        screen.queryByRole('region', { name: t(messages.selectedRows) }),
      ).not.toBeInTheDocument(),
    )
  })

  it('hides columns with the columns panel, except the one that names the row', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: t(messages.columns) }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Price' }))

    expect(screen.queryByRole('checkbox', { name: 'Name' })).not.toBeInTheDocument()
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument(),
    )
  })

  it('changes the density with a menu', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: t(messages.density) }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: t(messages.compact) }))

    await userEvent.click(await screen.findByRole('button', { name: t(messages.density) }))
    expect(await screen.findByRole('menuitemradio', { name: t(messages.compact) })).toBeChecked()
  })
})

describe('a data table on a phone', () => {
  beforeEach(onPhone)

  it('selects all rows of the page at once', async () => {
    open()
    const all = screen.getByRole('checkbox', { name: t(messages.selectPage) })
    await userEvent.click(all)
    expect(screen.getByText(t(messages.selectedCount)(sampleRows.length))).toBeVisible()

    await userEvent.click(screen.getByRole('checkbox', { name: t(messages.selectRow)('Clip Fan') }))
    expect(all).toBePartiallyChecked()
    await userEvent.dblClick(all)
    expect(screen.queryByRole('region', { name: t(messages.selectedRows) })).not.toBeInTheDocument()
  })
})

describe('the pagination of a data table', () => {
  it('changes the page by buttons, and the number of rows a page', async () => {
    const onPrefetch = jest.fn()
    open({ onPrefetch })
    await userEvent.click(screen.getByRole('button', { name: t(messages.nextPage) }))
    expect(onPrefetch).toHaveBeenCalledWith(2)
    expect(query()).toHaveTextContent('"page":2')

    await userEvent.click(screen.getByRole('button', { name: t(messages.lastPage) }))
    expect(query()).toHaveTextContent('"page":3')
    expect(screen.getByRole('button', { name: t(messages.nextPage) })).toBeDisabled()

    await userEvent.selectOptions(screen.getByLabelText(t(messages.rowsPerPage)), '10')
    expect(query()).toHaveTextContent('"page":6,"pageSize":10')
  })

  it('keeps the previous rows while others are loading or failed to load', async () => {
    open({ result: { isFetching: true, isError: true } })

    expect(await within(grid()).findByText('Clip Fan')).toBeVisible()
    expect(screen.getByText(t(messages.outdated)('products'))).toBeVisible()
  })
})
