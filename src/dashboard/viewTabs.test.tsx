import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { SavedView } from '@/api'
import { UsersTable } from '@/dashboard/features/users/components/UsersTable'
import { admins } from '@/dashboard/features/users/messages'
import { t } from '@/shared/lib/language'
import { aSavedView, aUser } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { onPhone, onWideScreen } from '@/testing/onPhone'
import { address, renderTable } from '@/testing/renderTable'
import { server } from '@/testing/server'
import { all, areYouSure } from './tables/messages'
import * as messages from './tables/views/messages'

beforeEach(onWideScreen)
afterEach(() => jest.restoreAllMocks())

const user = aUser()
const path = '/dashboard/all-users'
const newest = aSavedView({
  table: 'users',
  name: 'Newest admins',
  query: 'role=admin&gone=1&sort=createdAt&order=desc',
  hiddenColumns: ['email', 'gone'],
})

function open(views: readonly SavedView[] = [newest], at = path) {
  return renderTable(<UsersTable />, { list: 'listUsers', rows: [user], at, views })
}

const tabs = () => within(screen.getByRole('navigation', { name: t(messages.views) }))
const tab = (name: string | RegExp) => tabs().findByRole('link', { name })
const current = () => tabs().getAllByRole('link', { current: 'page' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const recordTo = (bodies: unknown[]) => ({
  onRequest: (request: Request) => void request.json().then((body) => bodies.push(body)),
})

it('shows the built-in tabs at once, then shared views, then own ones; not those of other tables', async () => {
  const shared = aSavedView({ table: 'users', name: 'Of all', isShared: true, isOwn: false })
  open([newest, shared, aSavedView({ name: 'Orders' })])
  const names = () =>
    tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(names()).toEqual([t(all), t(admins)])
  expect(current()[0]).toHaveTextContent(t(all))
  await tab('Newest admins')
  expect(names()).toEqual([t(all), t(admins), 'Of all, shared', 'Newest admins'])
})

it('opens a view: filters, sort and columns, without what the table does not have any more', async () => {
  onPhone()
  open()
  await screen.findByText(user.email)
  await userEvent.click(await tab('Newest admins'))
  expect(address()).toHaveTextContent(
    `${path}?role=admin&sort=createdAt&order=desc&view=${newest._id}`,
  )
  await waitFor(() => expect(screen.queryByText(user.email)).toBeNull())
  expect(current()[0]).toHaveTextContent(/^Newest admins$/)
  expect(screen.queryByRole('button', { name: t(messages.save) })).toBeNull()

  await userEvent.click(await tab(t(admins)))
  expect(address()).toHaveTextContent(`${path}?role=admin`)
  expect(await screen.findByText(user.email)).toBeVisible()
})

it('says that a view is changed, and saves that', async () => {
  open([newest], `${path}?role=user&view=${newest._id}`)
  await tab(/^Newest admins.*changed$/)
  const bodies: unknown[] = []
  const saved = { ...newest, query: 'role=user' }
  server.use(
    mockResponse('updateSavedView', saved, recordTo(bodies)),
    mockResponse('listSavedViews', [saved]),
  )
  await press(t(messages.save))
  await waitFor(() => expect(current()[0]).toHaveTextContent(/^Newest admins$/))
  expect(bodies).toEqual([{ query: 'role=user', hiddenColumns: ['email'] }])
})

it('saves another view, whose name nobody has yet', async () => {
  open([newest], `${path}?role=user&page=2`)
  await tab('Newest admins')
  await press(t(messages.saveAs))
  const form = await dialog(t(messages.saveAs))
  const name = form.getByLabelText(t(messages.viewName))
  const submit = () => userEvent.click(form.getByRole('button', { name: t(messages.save) }))
  await submit()
  expect(await form.findByText(t(messages.nameMissing))).toBeVisible()
  await userEvent.type(name, ' newest  ADMINS')
  await submit()
  expect(await form.findByText(t(messages.nameTaken))).toBeVisible()

  await userEvent.clear(name)
  await userEvent.type(name, 'Customers')
  await userEvent.click(form.getByLabelText(t(messages.shareWithAll)))
  const message = 'Taken meanwhile.'
  server.use(mockError('createSavedView', { status: 422, message, fieldErrors: { name: message } }))
  await submit()
  expect(await form.findByText(message)).toBeVisible()

  const bodies: unknown[] = []
  const view = aSavedView({ ...newest, _id: aUser()._id, name: 'Customers', query: 'role=user' })
  server.use(
    mockResponse('createSavedView', view, recordTo(bodies)),
    mockResponse('listSavedViews', [newest, view]),
  )
  await submit()
  await waitFor(() => expect(address()).toHaveTextContent(`${path}?role=user&view=${view._id}`))
  expect(bodies).toEqual([
    { table: 'users', name: 'Customers', query: 'role=user', hiddenColumns: [], isShared: true },
  ])
})

it('deletes a view after a question, and shows all rows', async () => {
  open([newest], `${path}?role=admin&view=${newest._id}`)
  await tab(/^Newest admins/)
  await press(t(messages.editNamed)('Newest admins'))
  server.use(
    mockResponse('deleteSavedView', { deletedCount: 1 }),
    mockResponse('listSavedViews', []),
  )
  await press(t(messages.deleteView))
  await answer(t(areYouSure), t(messages.deleteView))
  await waitFor(() => expect(address()).toHaveTextContent(new RegExp(`^${path}$`)))
  expect(tabs().queryByText('Newest admins')).toBeNull()
})

it('leaves the sharing of a view to the admin who has saved it', async () => {
  const theirs = { ...newest, isShared: true, isOwn: false }
  open([theirs], `${path}?role=admin&view=${newest._id}`)
  await tab(/^Newest admins/)
  expect(screen.getByRole('button', { name: t(messages.saveForAll) })).toBeVisible()
  await press(t(messages.editNamed)('Newest admins'))
  const form = await dialog(t(messages.editView))
  expect(form.getByText(t(messages.sharedByAnother))).toBeVisible()
  expect(form.queryByRole('checkbox')).toBeNull()
})

it('shows the table without a view that is deleted, as without it', async () => {
  open([], `${path}?role=admin&view=${newest._id}`)
  await waitFor(() => expect(current()[0]).toHaveTextContent(t(admins)))
})

it('offers to load the views again after an error', async () => {
  open()
  server.use(mockError('listSavedViews', { status: 503 }))
  const again = await screen.findByRole('button', { name: t(messages.viewsNotLoaded) })
  server.use(mockResponse('listSavedViews', [newest]))
  await userEvent.click(again)
  await tab('Newest admins')
})
