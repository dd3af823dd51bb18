import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Note } from '@/api'
import {
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
  useListCustomerNotesQuery,
} from '@/api'
import { t } from '@/shared/lib/language'
import { anId } from '@/testing/builders'
import { createTestStore } from '@/testing/createTestStore'
import { defer } from '@/testing/defer'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import { adminEmail } from '@/testing/tableStates'
import * as messages from './messages'
import { Notes } from './Notes'

const id = anId()
const calls = {
  useList: useListCustomerNotesQuery,
  useAdd: useAddCustomerNoteMutation,
  useDelete: useDeleteCustomerNoteMutation,
}
const written: Note = {
  _id: anId(),
  author: 'other@example.com',
  text: 'Called, no answer.',
  writtenAt: '2026-01-16T06:00:00.000Z',
}

function open(notes: Note[] = []) {
  server.use(mockResponse('listCustomerNotes', notes))
  renderWithStore(<Notes id={id} calls={calls} />, { store: createTestStore(adminEmail) })
}

const field = () => screen.getByRole('textbox', { name: t(messages.note) })
const add = () => userEvent.click(screen.getByRole('button', { name: t(messages.addNote) }))

it('shows who wrote what and when; only own notes can be deleted', async () => {
  open([written, { ...written, _id: anId(), author: adminEmail, text: 'Mine' }])
  expect(await screen.findByText('Called, no answer.')).toBeVisible()
  expect(screen.getByText(/^other@example.com, 16 Jan 2026/)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Delete the note/ })).toHaveLength(1)
})

it('refuses an empty note beside the field', async () => {
  open()
  await add()
  expect(await screen.findByText(t(messages.noteRequired))).toBeVisible()
  expect(field()).toHaveFocus()
})

it('keeps the next note, which is begun before this one is saved', async () => {
  open()
  const response = defer()
  const first = { ...written, text: 'First' }
  server.use(mockResponse('addCustomerNote', () => response.promise.then(() => first)))
  await userEvent.type(field(), 'First')
  await add()
  await userEvent.clear(field())
  await userEvent.type(field(), 'Second')
  server.use(mockResponse('listCustomerNotes', [first]))
  response.resolve()
  expect(await screen.findByText('First', { selector: 'p' })).toBeVisible()
  expect(field()).toHaveValue('Second')
})

it('keeps the text after an error, and sends the same note again', async () => {
  open()
  const sent: string[] = []
  const onRequest = ({ url }: Request) => void sent.push(new URL(url).pathname)
  const error = { status: 503, message: 'Please try again later.' }
  server.use(mockError('addCustomerNote', error, { onRequest }))
  await userEvent.type(field(), 'Deliver after 5 p.m.')
  await add()
  expect(await screen.findByText('Please try again later.')).toBeVisible()
  expect(field()).toHaveValue('Deliver after 5 p.m.')

  await add()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(new Set(sent).size).toBe(1)

  // The first try may have been saved: what was changed is another note.
  await userEvent.type(field(), ' Or before 9.')
  server.use(mockResponse('addCustomerNote', { ...written, author: adminEmail }, { onRequest }))
  await add()
  await waitFor(() => expect(field()).toHaveValue(''))
  await userEvent.type(field(), 'Another one')
  await add()
  await waitFor(() => expect(sent).toHaveLength(4))
  expect(new Set(sent).size).toBe(3)
})

it('keeps the focus when the note with the pressed button goes away', async () => {
  const own = { ...written, author: adminEmail }
  open([own, { ...written, _id: anId(), text: 'Stays' }])
  server.use(mockResponse('deleteCustomerNote', { deletedCount: 1 }))
  const button = await screen.findByRole('button', { name: /^Delete the note/ })
  server.use(mockResponse('listCustomerNotes', [{ ...written, _id: anId(), text: 'Stays' }]))
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByText(own.text)).toBeNull())
  expect(screen.getByRole('list')).toHaveFocus()
})

// [spec 8.11]
it("shows the server's message if a note cannot be deleted", async () => {
  open([{ ...written, author: adminEmail }])
  server.use(mockError('deleteCustomerNote', { status: 404, message: 'Note not found.' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the note/ }))
  expect(await screen.findByText('Note not found.')).toBeInTheDocument()
  expect(screen.getByText('Called, no answer.')).toBeVisible()
})
