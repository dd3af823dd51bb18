import { watchPageActivity } from './pageActivity'

const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

let stop = () => {}
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

function watch() {
  const changes: boolean[] = []
  stop = watchPageActivity((isActive) => changes.push(isActive))
  return changes
}

describe('a page is in use', () => {
  it('while it is visible', () => {
    const changes = watch()
    setVisibility('hidden')
    setVisibility('hidden')
    setVisibility('visible')

    expect(changes).toEqual([true, false, true])
  })

  it('not when it was opened in the background', () => {
    setVisibility('hidden')
    expect(watch()).toEqual([false])
  })

  it('not while it is in the back/forward cache', () => {
    const changes = watch()
    window.dispatchEvent(new Event('pagehide'))
    setVisibility('hidden')
    setVisibility('visible')
    expect(changes).toEqual([true, false])

    window.dispatchEvent(new Event('pageshow'))
    expect(changes).toEqual([true, false, true])
  })

  it('not while it is frozen', () => {
    const changes = watch()
    document.dispatchEvent(new Event('freeze'))
    document.dispatchEvent(new Event('resume'))

    expect(changes).toEqual([true, false, true])
  })

  it('sends no changes after stop', () => {
    const changes = watch()
    stop()
    setVisibility('hidden')

    expect(changes).toEqual([true])
  })
})
