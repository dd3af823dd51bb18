/** A narrow screen, until mocks are restored. */
export function onPhone() {
  const matchMedia = window.matchMedia.bind(window)
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: query.includes('width <') }),
    )
}

/** A wide screen, until mocks are restored. jsdom has no layout: without a size the Data Grid would render no cells. */
export function onWideScreen() {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1600)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
}
