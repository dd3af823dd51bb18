import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** The question or message that lies over the page, by its title. */
export async function dialog(title: string) {
  const found = await screen.findByRole('dialog', { name: title })
  // The library makes it transparent for its first 10 ms.
  await waitFor(() => expect(found).toBeVisible())
  return within(found)
}

/** Presses a button of it. */
export async function answer(title: string, label: string) {
  const { getByText } = await dialog(title)
  await userEvent.click(getByText(label, { selector: 'button' }))
}
