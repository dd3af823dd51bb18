/** A narrow screen, until mocks are restored. */
export function onPhone() {
  const matchMedia = window.matchMedia.bind(window)
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.includes('max-width') }),
    )
}
