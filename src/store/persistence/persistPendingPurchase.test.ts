import {
  pendingPurchaseCleared,
  purchasePostponed,
  selectPendingPurchase,
} from '../../store/uiSlice'
import { makeStore, persistPendingPurchase } from '..'

const tried = { gadgetId: 'p1', kind: 'buy', quantity: 2, at: 1_700_000_000_000 } as const

function openPage() {
  const store = makeStore()
  persistPendingPurchase(store)
  return store
}

const triedIn = (store: ReturnType<typeof makeStore>) => selectPendingPurchase(store.getState())

beforeEach(() => sessionStorage.clear())

describe('the pending purchase', () => {
  it('is restored after a reload', () => {
    openPage().dispatch(purchasePostponed(tried))
    expect(triedIn(openPage())).toEqual(tried)
  })

  it('is removed once it is finished', () => {
    const store = openPage()
    store.dispatch(purchasePostponed(tried))
    store.dispatch(pendingPurchaseCleared())
    expect(triedIn(openPage())).toBeUndefined()
  })

  it.each([
    '{broken',
    '"text"',
    '{"gadgetId":5}',
    '{"gadgetId":"p1","kind":"steal","quantity":1,"at":1}',
  ])('is ignored if it is invalid: %s', (kept) => {
    sessionStorage.setItem('jontro-visit', kept)
    expect(triedIn(openPage())).toBeUndefined()
  })

  it('is not persisted if the browser forbids storage', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    const store = openPage()
    store.dispatch(purchasePostponed(tried))
    jest.restoreAllMocks()
    expect(triedIn(store)).toEqual(tried)
  })
})
