const isDisabled = (element: HTMLElement) => element.matches(':disabled, [aria-disabled="true"]')

const matcherFor =
  (word: 'disabled' | 'enabled') =>
  (element: HTMLElement): jest.CustomMatcherResult => ({
    pass: isDisabled(element) === (word === 'disabled'),
    message: () => `Whether it is ${word}:\n${element.outerHTML}`,
  })

/** Playwright's meaning of the words: the shop's buttons are disabled by `aria-disabled`, so that they keep the focus. */
export const disabledMatchers = {
  toBeDisabled: matcherFor('disabled'),
  toBeEnabled: matcherFor('enabled'),
}
