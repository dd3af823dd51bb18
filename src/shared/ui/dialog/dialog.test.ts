import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { askToConfirm, showSuccess, showWarning } from '.'

const question = { title: 'Are you sure?', confirmLabel: 'Yes, delete it' }

async function press(label: string) {
  await userEvent.click(await screen.findByText(label, { selector: 'button' }))
}

describe('a dialog', () => {
  it('asks, and answers what was pressed', async () => {
    const yes = askToConfirm(question)
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
    await press('Yes, delete it')
    expect(await yes).toBe(true)

    const no = askToConfirm(question)
    await press('Cancel')
    expect(await no).toBe(false)
  })

  it('shows a title as text, whatever it holds', async () => {
    const shown = showWarning({ title: '<img src=x alt="sly">', text: '<b>bold</b>' })

    expect(await screen.findByText('<img src=x alt="sly">')).toBeVisible()
    expect(screen.getByText('<b>bold</b>')).toBeVisible()
    expect(screen.queryByAltText('sly')).not.toBeInTheDocument()

    await press('OK')
    await shown
  })

  it('of a success goes by itself', async () => {
    const begun = Date.now()
    const shown = showSuccess({ title: 'Deleted!' })
    expect(await screen.findByText('Deleted!')).toBeVisible()

    await shown

    expect(Date.now() - begun).toBeGreaterThanOrEqual(2000)
  })
})
