import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { SampleTable, type SampleTableProps, sampleRows } from '../../../testing/SampleTable'

const open = (props: SampleTableProps = {}) =>
  render(
    <MemoryRouter>
      <SampleTable {...props} />
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

  it('shows the full text of a truncated cell on hover, until Escape is pressed', async () => {
    open()
    const truncated = await within(grid()).findByText('Dhonira Aura Pro ANC')
    fireEvent.pointerOver(truncated, { pointerType: 'mouse' })
    expect(screen.getByRole('tooltip')).toHaveTextContent('Dhonira Aura Pro ANC Earbuds')

    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  })

  it('offers bulk actions for the selected rows', async () => {
    open()
    const boxes = await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    await userEvent.click(boxes[1] ?? grid())

    const bar = within(screen.getByRole('region', { name: 'Selected rows' }))
    expect(bar.getByText('1 selected')).toBeVisible()
    expect(bar.getByRole('button', { name: 'Act on 2' })).toBeVisible()
  })

  it('deselects a row that is no longer shown', async () => {
    const view = open()
    const boxes = await within(grid()).findAllByRole('checkbox', { name: 'Select row' })
    await userEvent.click(boxes[1] ?? grid())
    view.rerender(
      <MemoryRouter>
        <SampleTable result={{ rows: sampleRows.slice(0, 1) }} />
      </MemoryRouter>,
    )

    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument(),
    )
  })

  it('hides columns and changes the density with the view menu', async () => {
    open()
    await userEvent.click(screen.getByRole('button', { name: 'View' }))
    const menu = within(await screen.findByRole('menu', { name: 'View' }))
    expect(menu.queryByRole('menuitemcheckbox', { name: 'Name' })).not.toBeInTheDocument()
    await userEvent.click(menu.getByRole('menuitemcheckbox', { name: 'Price' }))
    await userEvent.click(menu.getByRole('menuitemradio', { name: 'Compact' }))

    expect(menu.getByRole('menuitemradio', { name: 'Compact' })).toBeChecked()
    expect(menu.getByRole('menuitemcheckbox', { name: 'Price' })).not.toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Price' })).not.toBeInTheDocument(),
    )
  })
})

describe('the pagination of a data table', () => {
  it('changes the page by button and by number, and the number of rows a page', async () => {
    const onPrefetch = jest.fn()
    open({ onPrefetch })
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPrefetch).toHaveBeenCalledWith(2)
    expect(query()).toHaveTextContent('"page":2')

    await userEvent.click(screen.getByRole('button', { name: 'Last page' }))
    expect(query()).toHaveTextContent('"page":3')
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )

    const field = screen.getByRole('textbox', { name: 'Page' })
    await userEvent.clear(field)
    await userEvent.type(field, '2{Enter}')
    expect(query()).toHaveTextContent('"page":2')

    await userEvent.clear(field)
    await userEvent.type(field, '900{Enter}')
    expect(query()).toHaveTextContent('"page":3')

    await userEvent.selectOptions(screen.getByLabelText('Rows'), '10')
    expect(query()).toHaveTextContent('"page":6,"pageSize":10')
  })

  it('keeps the previous rows while others are loading or failed to load', async () => {
    open({ result: { isFetching: true, isError: true } })

    expect(await within(grid()).findByText('Clip Fan')).toBeVisible()
    expect(screen.getByText('These products may not be up to date.')).toBeVisible()
  })
})
