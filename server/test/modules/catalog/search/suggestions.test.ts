import { listSearchResults } from '../../../../src/modules/catalog/store'
import { type FreshDatabase, freshDatabase } from '../../../support/database'

let fresh: FreshDatabase

beforeAll(async () => {
  fresh = await freshDatabase({ seed: 'demo' })
})
afterAll(() => fresh.drop())

const find = (search: string) =>
  listSearchResults(
    fresh.db,
    { search, minPrice: undefined, maxPrice: undefined, groups: [], sort: 'relevant' },
    { offset: 0, limit: 1 },
  )

test.each([
  ['smrat wach', 'smart watch'],
  ['smatr wach', 'smart watch'],
  ['smart wotch', 'smart watch'],
  ['smartwach', 'smartwatch'],
  ['blutooth spekar', 'bluetooth speaker'],
  ['blutut spikar', 'bluetooth speaker'],
  ['bluetoth speeker', 'bluetooth speaker'],
  ['saund box', 'sound box'],
  ['hedphone', 'headphones'],
  ['hedfon', 'headphones'],
  ['hadfone', 'headphones'],
  ['earfone', 'earphone'],
  ['earbads', 'earbuds'],
  ['erbuds', 'earbuds'],
  ['gamming earbads', 'gaming earbuds'],
  ['powar bank', 'power bank'],
  ['pawar bank', 'power bank'],
  ['powerbang', 'powerbank'],
  ['pauar bank', 'power bank'],
  ['powerbenk', 'powerbank'],
  ['chargar', 'charger'],
  ['charjer', 'charger'],
  ['wairless chargar', 'wireless charger'],
  ['leptop', 'laptop'],
  ['labtop bag', 'laptop bag'],
  ['nekband', 'neckband'],
  ['trimar', 'trimmer'],
  ['adaptar', 'adapter'],
  ['convartar', 'converter'],
  ['monitar', 'monitor'],
  ['humidifayer', 'humidifier'],
  ['bagpack', 'backpack'],
  ['telivision', 'television'],
  ['notbook', 'notebook'],
  ['moblie', 'mobile'],
  ['smartfone', 'smartphone'],
  ['hendheld fan', 'handheld fan'],
  ['etharnet adapter', 'ethernet adapter'],
  ['sonvair tide', 'sonvire tide'],
  ['donira earbuds', 'dhonira earbuds'],
  ['powar bang', 'power bank'],
  ['card ridar', 'card reader'],
  ['tebil fan', 'table fan'],
  ['lal mobail', 'lal mobile'],
  ['smart tibi', 'smart tv'],
  ['স্মাট ওয়াচ', 'স্মার্ট ওয়াচ'],
])('for %s suggests %s', async (typed, suggestion) => {
  expect((await find(typed)).suggestion).toBe(suggestion)
  expect(await find(suggestion)).toMatchObject({ suggestion: null, rows: [{}] })
})

test.each([
  ['a word of the catalogue', 'earbuds'],
  ['two words that are a term', 'sound box'],
  ['words of the catalogue', 'smart watch'],
  ['a Bengali word in Latin letters', 'ghori'],
  ['a Bengali word of a category in Latin letters', 'pakha'],
  ['a joined Bengali word in Latin letters', 'hatghori'],
  ['Bengali words in Latin letters', 'lal pakha'],
  ['two Bengali words that are a term, in Latin letters', 'tebil ghori'],
  ['a Bengali word with an ending in Latin letters', 'garir charger'],
  ['Bengali adjectives in Latin letters', 'choto ghori'],
  ['a Bengali colour in Latin letters', 'golapi earbuds'],
  ['a Bengali word', 'ঘড়ি'],
  ['Bengali words', 'পাওয়ার ব্যাংক'],
  ['a Bengali word with an ending', 'ল্যাপটপের'],
  ['a Bengali word with an ending and few letters', 'ঘুমের ইয়ারবাড'],
  ['an English word in Bengali letters', 'ল্যাম্প'],
  ['an English word in Bengali letters that is like another', 'কেটলি'],
  ['a brand that is not sold', 'samsung'],
  ['a brand that is not sold with a known word', 'xiaomi powerbank'],
  ['nothing that is found', 'xqzvwk'],
])('suggests nothing for %s', async (_, typed) => {
  expect((await find(typed)).suggestion).toBeNull()
})
