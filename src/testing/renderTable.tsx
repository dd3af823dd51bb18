import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { createTestStore } from './createTestStore'
import { type AnswerOf, answering, type OperationId } from './doubles'
import { renderWithStore } from './renderWithStore'
import { server } from './server'

type TableOptions<Id extends OperationId> = {
  list: Id
  rows: AnswerOf<Id> & readonly unknown[]
  at?: string
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

export const adminEmail = 'admin@example.com'

/** A table of an admin's, with these rows for whatever is asked; answers what has been asked. */
export function renderTable<Id extends OperationId>(
  table: ReactNode,
  { list, rows, at = '/' }: TableOptions<Id>,
) {
  const asked: URLSearchParams[] = []
  server.use(
    answering(list, rows, {
      headers: { 'X-Total-Count': `${rows.length}` },
      onRequest: ({ url }) => asked.push(new URL(url).searchParams),
    }),
  )
  renderWithStore(
    <>
      {table}
      <Address />
    </>,
    { at, store: createTestStore(adminEmail) },
  )
  return { asked }
}

export const address = () => screen.getByLabelText('Address')

/** The card that has this text, once it is there. */
export async function card(text: string) {
  await screen.findByText(text)
  const item = screen
    .getAllByRole('listitem')
    .find((each) => within(each).queryByText(text) !== null)
  if (!item) throw new Error(`'${text}' stands in no card.`)
  return within(item)
}

export async function pressIn(text: string, button: string | RegExp) {
  await userEvent.click((await card(text)).getByRole('button', { name: button }))
}
