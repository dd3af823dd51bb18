import userEvent from '@testing-library/user-event'

/** Enters a text at once, since a form renders for each key. */
export async function enter(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}
