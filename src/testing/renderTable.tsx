import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { SavedView } from '@/api'
import { createTestStore } from './createTestStore'
import { type AnswerOf, mockResponse, type OperationId } from './doubles'
import { onPhone, onWideScreen } from './onPhone'
import { renderWithStore } from './renderWithStore'
import { server } from './server'
import { adminEmail } from './tableStates'

type TableOptions<Id extends OperationId> = {
  list: Id
  rows: AnswerOf<Id> & readonly unknown[]
  /** Those of the requested page; all without it. */
  getPage?: (query: URLSearchParams) => AnswerOf<Id>
  at?: string
  views?: readonly SavedView[]
  store?: ReturnType<typeof createTestStore> | undefined
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** A table of an admin's, with these rows for whatever is asked; answers what has been asked, and the store. */
export function renderTable<Id extends OperationId>(
  table: ReactNode,
  {
    list,
    rows,
    getPage = () => rows,
    at = '/',
    views = [],
    store = createTestStore(adminEmail),
  }: TableOptions<Id>,
) {
  const asked: URLSearchParams[] = []
  server.use(
    mockResponse('listSavedViews', [...views]),
    mockResponse(list, ({ url }) => getPage(new URL(url).searchParams), {
      headers: { 'X-Total-Count': `${rows.length}` },
      onRequest: ({ url }) => asked.push(new URL(url).searchParams),
    }),
  )
  renderWithStore(
    <>
      {table}
      <Address />
    </>,
    { at, store },
  )
  return { asked, store }
}

export const address = () => screen.getByLabelText('Address')

/** The table as cards on a phone and as a grid on wide screens. */
export const tableLayouts = [
  { layout: 'cards', setLayout: onPhone },
  { layout: 'a grid', setLayout: onWideScreen },
] as const

/** The card or grid row that contains a text. */
export async function findRow(text: string) {
  await screen.findByText(text)
  const rows = [...screen.queryAllByRole('listitem'), ...screen.queryAllByRole('row')]
  const row = rows.find((each) => within(each).queryByText(text) !== null)
  if (!row) throw new Error(`No row contains '${text}'.`)
  return within(row)
}

/** Selects all rows and returns the bar with the bulk actions. */
export async function selectAllRows() {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
  for (const box of boxes) await userEvent.click(box)
  return within(screen.getByRole('region', { name: 'Selected rows' }))
}

export async function pressIn(text: string, button: string | RegExp) {
  await userEvent.click((await findRow(text)).getByRole('button', { name: button }))
}
