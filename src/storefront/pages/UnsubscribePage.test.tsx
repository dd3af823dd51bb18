import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from '@/shared/lib/language'
import { anId } from '@/testing/builders'
import { mockError, mockResponse } from '@/testing/doubles'
import { renderWithStore } from '@/testing/renderWithStore'
import { server } from '@/testing/server'
import * as messages from './messages'
import { UnsubscribePage } from './UnsubscribePage'

const open = (at: string) => renderWithStore(<UnsubscribePage />, { at })
const press = async () => userEvent.click(screen.getByRole('button', { name: t(messages.stopAll) }))

it('stops the mails once the button is pressed', async () => {
  const sent: unknown[] = []
  const key = anId()
  const onRequest = (request: Request) =>
    void request
      .clone()
      .json()
      .then((body: unknown) => sent.push(body))
  server.use(mockResponse('stopAlerts', { deletedCount: 2 }, { onRequest }))
  open(`/unsubscribe?key=${key}`)
  expect(sent).toEqual([])
  await press()
  expect(await screen.findByText(t(messages.mailsStopped))).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toEqual([{ key }])
})

it('says that it failed, and can be tried again', async () => {
  server.use(mockError('stopAlerts', { status: 503, message: 'The shop is busy.' }))
  open(`/unsubscribe?key=${anId()}`)
  await press()
  expect(await screen.findByText('The shop is busy.')).toBeVisible()
  server.use(mockResponse('stopAlerts', { deletedCount: 1 }))
  await press()
  expect(await screen.findByText(t(messages.mailsStopped))).toBeVisible()
})

it('promises nothing if there was nothing to stop', async () => {
  server.use(mockResponse('stopAlerts', { deletedCount: 0 }))
  open(`/unsubscribe?key=${anId()}`)
  await press()
  expect(await screen.findByText(t(messages.noneToStop))).toBeVisible()
  expect(screen.getByRole('link', { name: t(messages.toProfile) })).toBeVisible()
})

it.each(['', '?key=', '?key=abc'])('names another way if the link is not complete: %p', (query) => {
  open(`/unsubscribe${query}`)
  expect(screen.getByText(t(messages.incompleteLink))).toBeVisible()
  expect(screen.getByRole('link', { name: t(messages.toProfile) })).toHaveAttribute(
    'href',
    '/dashboard/profile',
  )
})
