import type * as ImportTexts from './importTexts'

async function load(isBengali: boolean): Promise<typeof ImportTexts> {
  jest.resetModules()
  jest.replaceProperty(globalThis, '__BN__', isBengali)
  return import('./importTexts')
}
afterEach(() => jest.restoreAllMocks())

const problem = {
  row: 2,
  column: 'Price',
  columnBn: 'দাম',
  message: 'This is too much.',
  messageBn: 'অঙ্কটি অনেক বড়।',
}
const change = {
  row: 3,
  productName: 'Stand Fan',
  columns: ['Price', 'In stock'],
  columnsBn: ['দাম', 'স্টকে আছে'],
  prices: {
    before: { price: 1490, discountPrice: null },
    after: { price: 1590, discountPrice: null },
  },
}

describe('the result of a check', () => {
  it('is English on English pages', async () => {
    const { describeChange, toProblemsFile, toShownProblem } = await load(false)
    expect(describeChange(change)).toBe('Price ৳1,490 → ৳1,590, In stock')
    expect(await toProblemsFile([toShownProblem(problem)]).text()).toContain(
      '"Row","Column","Problem"\r\n2,"Price","This is too much."\r\n',
    )
  })

  it('is Bengali on Bengali pages, also in the file of problems', async () => {
    const { describeChange, toProblemsFile, toShownProblem } = await load(true)
    expect(describeChange(change)).toBe('দাম ৳১,৪৯০ → ৳১,৫৯০, স্টকে আছে')
    expect(await toProblemsFile([toShownProblem(problem)]).text()).toContain(
      '"সারি","কলাম","সমস্যা"\r\n2,"দাম","অঙ্কটি অনেক বড়।"\r\n',
    )
  })

  it('is English if the server sends no other language', async () => {
    const { describeChange, toShownProblem } = await load(true)
    const { columnsBn, ...english } = change
    expect(describeChange(english)).toBe('Price ৳১,৪৯০ → ৳১,৫৯০, In stock')
    expect(toShownProblem({ row: 2, message: 'This is too much.' })).toEqual({
      row: 2,
      column: '',
      message: 'This is too much.',
    })
  })
})
