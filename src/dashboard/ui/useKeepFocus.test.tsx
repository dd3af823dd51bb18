import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useKeepFocus } from './useKeepFocus'

function List() {
  const [rows, setRows] = useState(['first', 'second'])
  const list = useKeepFocus()
  if (rows.length === 0) return <p>None yet</p>
  return (
    <ul ref={list}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
            Remove {row}
          </button>
        </li>
      ))}
    </ul>
  )
}

it('keeps the focus in the list, and on the page when its last row goes away', async () => {
  render(
    <main id="content" tabIndex={-1}>
      <List />
    </main>,
  )
  const remove = (row: string) => userEvent.click(screen.getByText(`Remove ${row}`))
  await remove('first')
  await act(async () => undefined)
  expect(screen.getByRole('list')).toHaveFocus()
  await remove('second')
  await act(async () => undefined)
  expect(screen.getByRole('main')).toHaveFocus()
})
