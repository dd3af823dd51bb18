import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The question or message that lies over the page, by its title. */
export async function dialog(title: string) {
  return within(await screen.findByRole('dialog', { name: title }))
}

/** Presses a button of it. */
export async function answer(title: string, label: string) {
  const { getByText } = await dialog(title)
  await userEvent.click(getByText(label, { selector: 'button' }))
}
