import { sessionEnded } from '@/api'
import { createStoreWithListeners } from '@/testing/createStoreWithListeners'
import { productViewed, selectRecentlyViewed } from './uiSlice'

function open() {
  const store = createStoreWithListeners()
  return {
    store,
    view: (id: string) => store.dispatch(productViewed(id)),
    viewed: () => selectRecentlyViewed(store.getState()),
  }
}

describe('the recently viewed products', () => {
  it('are the last twelve, the latest first, each once', () => {
    const { view, viewed } = open()
    for (let index = 0; index < 14; index++) view(`p${index}`)
    view('p5')
    expect(viewed()).toHaveLength(12)
    expect(viewed().slice(0, 3)).toEqual(['p5', 'p13', 'p12'])
  })

  it('are cleared at the end of the session', () => {
    const { store, view, viewed } = open()
    view('p1')
    store.dispatch(sessionEnded())
    expect(viewed()).toEqual([])
  })
})
