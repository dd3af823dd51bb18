import { screen, waitFor } from '@testing-library/react'
import type { User } from '@/api'
import * as tables from '@/dashboard/tables/messages'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { aUser } from '@/testing/builders'
import { answer, dialog } from '@/testing/dialogs'
import { mockError, mockResponse } from '@/testing/doubles'
import { onPhone } from '@/testing/onPhone'
import { address, findRow, pressIn, renderTable, tableLayouts } from '@/testing/renderTable'
import { server } from '@/testing/server'
import { adminEmail } from '@/testing/tableStates'
import * as messages from '../messages'
import { UsersTable } from './UsersTable'

const user = aUser({ name: 'Karim Uddin', email: 'karim@example.com' })
const admin = aUser({ name: 'Nusrat Jahan', email: 'nusrat@example.com', role: 'admin' })
const me = aUser({ name: 'Tanvir Hasan', email: adminEmail, role: 'admin' })

const at = '/dashboard/all-users'
const open = (rows: User[] = [user, admin, me]) =>
  renderTable(<UsersTable />, { list: 'listUsers', rows, at })

afterEach(() => jest.restoreAllMocks())

describe.each(tableLayouts)('the users table as $layout', ({ setLayout }) => {
  beforeEach(setLayout)

  describe('a user in the table', () => {
    // [spec 2.22]
    it('shows name, e-mail, role, creation and last login', async () => {
      open()
      const shown = await findRow('Karim Uddin')

      expect(shown.getByText('karim@example.com')).toBeVisible()
      expect(shown.getByText(t(messages.roles.user))).toBeVisible()
      expect(shown.getByText('15 Jan 2026, 12:00')).toBeVisible()
      expect(shown.getByText('16 Jan 2026, 12:00')).toBeVisible()
    })

    it('is marked if it is the admin who looks at it', async () => {
      open()
      expect((await findRow('Tanvir Hasan')).getByText(t(messages.you))).toBeVisible()
      expect((await findRow('Nusrat Jahan')).queryByText(t(messages.you))).toBeNull()
    })
  })

  describe('changing a role', () => {
    // [spec 8.17]
    it.each([
      {
        name: 'Karim Uddin',
        button: /^Make admin/,
        role: 'admin',
        question: t(messages.makeAdminQuestion)('Karim Uddin'),
        email: /^karim@example\.com\s+Admins can manage/,
      },
      {
        name: 'Nusrat Jahan',
        button: /^Make user/,
        role: 'user',
        question: t(messages.makeUserQuestion)('Nusrat Jahan'),
        email: /^nusrat@example\.com\s+They lose access/,
      },
    ] as const)(
      'makes a user $role after a confirmation',
      async ({ name, button, role, question, email }) => {
        open()
        const bodies: unknown[] = []
        server.use(
          mockResponse(
            'updateUserRole',
            { modifiedCount: 1 },
            { onRequest: (request) => void request.json().then((body) => bodies.push(body)) },
          ),
        )
        await pressIn(name, button)
        expect((await dialog(question)).getByText(email)).toBeInTheDocument()
        await answer(question, t(shared.cancel))
        expect(bodies).toEqual([])
        await pressIn(name, button)
        await answer(question, `Make ${role}`)

        expect(await screen.findByText(t(messages.updatedTo)(role))).toBeInTheDocument()
        expect(bodies).toEqual([{ role }])
        expect(address()).toHaveTextContent(at)
      },
    )
  })

  describe('deleting a user', () => {
    // [spec 8.19]
    it('asks for confirmation and confirms it with the specified texts', async () => {
      open()
      const deleted = jest.fn()
      server.use(
        mockResponse(
          'deleteUser',
          { deletedCount: 1 },
          { onRequest: ({ url }) => void deleted(new URL(url).pathname) },
        ),
      )
      await pressIn('Karim Uddin', /^Delete/)
      const question = await dialog(t(tables.areYouSure))
      expect(question.getByText(t(messages.deleteWarning))).toBeInTheDocument()
      expect(question.getByText(`Karim Uddin, ${user.email}`)).toBeInTheDocument()
      await answer(t(tables.areYouSure), t(messages.confirmDelete))

      expect(await screen.findByText(t(messages.deleted))).toBeInTheDocument()
      expect(deleted).toHaveBeenCalledWith(`/user/${user._id}`)
    })

    // [spec 5.10]
    it('is not possible for an admin', async () => {
      open()
      await pressIn('Nusrat Jahan', /^Delete/)
      const { getByText } = await dialog('Action not allowed!')

      expect(getByText(t(messages.downgradeFirst))).toBeInTheDocument()
      await answer('Action not allowed!', t(shared.ok))
    })
  })
})

// What does not depend on the layout is tested with cards, which render faster.
describe('an admin who demotes themselves', () => {
  beforeEach(onPhone)

  // [spec 4.7]
  it('confirms, and is sent to the home page without another request for users', async () => {
    const { asked } = open()
    await findRow('Tanvir Hasan')
    server.use(mockResponse('updateUserRole', { modifiedCount: 1 }))
    await pressIn('Tanvir Hasan', /^Make user/)
    await answer(t(tables.areYouSure), t(messages.removeMyAccess))

    expect(
      await screen.findByText(t(messages.updatedTo)(t(messages.roles.user))),
    ).toBeInTheDocument()
    await waitFor(() => expect(address()).toHaveTextContent(/^\/$/))
    expect(asked).toHaveLength(1)
  })

  it('stays on the page if it fails', async () => {
    open()
    server.use(
      mockError('updateUserRole', { status: 409, message: "The last admin can't be demoted." }),
    )
    await pressIn('Tanvir Hasan', /^Make user/)
    await answer(t(tables.areYouSure), t(messages.removeMyAccess))

    expect(await screen.findByText("The last admin can't be demoted.")).toBeInTheDocument()
    expect((await findRow('Tanvir Hasan')).getByText('admin')).toBeVisible()
    expect(address()).toHaveTextContent(at)
  })
})

describe('a change that fails', () => {
  beforeEach(onPhone)

  // [spec 8.11]
  it('to the role of the last admin shows the message of the server', async () => {
    open()
    server.use(
      mockError('updateUserRole', { status: 409, message: "The last admin can't be demoted." }),
    )
    await pressIn('Nusrat Jahan', /^Make user/)
    await answer(t(messages.makeUserQuestion)('Nusrat Jahan'), t(messages.makeUser))

    expect(await screen.findByText("The last admin can't be demoted.")).toBeInTheDocument()
    expect((await findRow('Nusrat Jahan')).getByText('admin')).toBeVisible()
  })

  // [spec 8.11]
  it('that deletes a user shows the message of the server', async () => {
    open()
    server.use(mockError('deleteUser', { status: 409, message: 'Action not allowed!' }))
    await pressIn('Karim Uddin', /^Delete/)
    await answer(t(tables.areYouSure), t(messages.confirmDelete))

    expect(await screen.findByText('Action not allowed!')).toBeInTheDocument()
  })
})
