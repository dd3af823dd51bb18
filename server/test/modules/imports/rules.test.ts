import fc from 'fast-check'
import { attributesCell } from '../../../../common/attributes'
import { emptyProduct, toField } from '../../../../common/mapFields'
import { type Text, text } from '../../../../common/text'
import { toCellText } from '../../../src/listing/csv'
import type { Product } from '../../../src/modules/catalog'
import { productColumns } from '../../../src/modules/exports'
import {
  compareRow,
  createNameCheck,
  findMatchProblem,
  type ImportRow,
  newOwnPictures,
  readers,
  readHeader,
  readRow,
} from '../../../src/modules/imports/rules'

const productId = '01890000-0000-7000-9000-00000000abcd'
const picture = '/images/products/stand-fan-1-960.webp'
const otherPicture = 'https://pictures.example/b.webp'
const columnNames =
  'Product ID, Name, Category, Family, Price, Discount price, In stock, Key features, Images, Description, Specification, ' +
  'Name in Bengali, Key features in Bengali, Description in Bengali'

const product = {
  ...emptyProduct,
  _id: productId,
  productName: 'Stand Fan',
  category: 'Fan',
  price: 1490,
  discountPrice: 1390,
  keyFeatures: ['Windows, Mac', 'Quiet'],
  images: [picture],
  description: ' For the floor. ',
} satisfies Product

const isText = (value: object): value is Text => 'en' in value && 'bn' in value

/** The texts in English, wherever they are. */
function english(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(english)
  if (typeof value !== 'object' || value === null || value instanceof Map) return value
  if (isText(value)) return value.en
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, english(each)]))
}

const toRow = (cells: Record<string, string>, facts: Partial<ImportRow> = {}): ImportRow => ({
  row: 2,
  id: undefined,
  name: undefined,
  cells: new Map(Object.entries(cells)),
  ...facts,
})

const newCells = { Name: 'Table Fan', Category: 'Fan', Price: '990', Images: picture }

/** What an import of a new product makes of its cells: the product, or what is wrong in which column. */
function read(cells: Record<string, string>) {
  const result = compareRow(toRow({ ...newCells, ...cells }), undefined)
  if ('problems' in result) return english(result.problems)
  return result.change?.values
}

const problemIn = (column: string, message: string) => [{ row: 2, column, message }]

describe('the header of a file', () => {
  const readCells = (...cells: string[]) => english(readHeader({ row: 1, cells }))

  it('names the columns in any order and spelling', () => {
    expect(readCells('price', ' NAME ', 'Key features')).toEqual({
      headings: ['Price', 'Name', 'Key features'],
    })
  })

  it('names the columns in both languages', () => {
    // The first ড় is one character, the second a letter and a dot.
    expect(readCells('পণ্যের ID', ' নাম ', 'Price', 'ছা\u09DCের দাম', 'স্টকে আছে')).toEqual({
      headings: ['Product ID', 'Name', 'Price', 'Discount price', 'In stock'],
    })
    expect(readCells('নাম', 'ছা\u09A1\u09BCের দাম')).toEqual({ headings: ['Name', 'Discount price'] })
    expect(readCells('Price', 'Name', 'দাম')).toEqual({
      problems: [{ row: 1, column: 'Price', message: 'This column is there twice.' }],
    })
  })

  it('has other headings for other columns in each language', () => {
    const keys = productColumns.flatMap(([heading]) => Object.values(heading))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is refused in both languages', () => {
    expect(readHeader({ row: 1, cells: ['নাম', 'রং'] })).toEqual({
      problems: [
        {
          row: 1,
          message: text(
            expect.stringMatching('There is no column "রং". The columns are Product ID, Name, '),
            expect.stringMatching('“রং” নামে কোনো কলাম নেই। কলামগুলো হলো পণ্যের ID, নাম, '),
          ),
        },
      ],
    })
  })

  it.each(['Product ID', 'Name'])('can have the column %s only', (heading) => {
    expect(readCells(heading)).toEqual({ headings: [heading] })
  })

  it('needs a column by which products are found', () => {
    expect(readCells('Price')).toEqual({
      problems: [
        {
          row: 1,
          message: 'The first row must name the columns, with Product ID or Name among them.',
        },
      ],
    })
  })

  it.each([
    ['Prize', `There is no column "Prize". The columns are ${columnNames}.`],
    [
      ` ${'x'.repeat(61)} `,
      `There is no column "${'x'.repeat(60)}". The columns are ${columnNames}.`,
    ],
    ['', 'Column 2 has no heading.'],
    ['  ', 'Column 2 has no heading.'],
  ])('cannot have the heading %p', (heading, message) => {
    expect(readCells('Name', heading)).toEqual({ problems: [{ row: 1, message }] })
  })

  it('cannot have a column twice', () => {
    expect(readCells('Name', 'Price', 'name')).toEqual({
      problems: [{ row: 1, column: 'Name', message: 'This column is there twice.' }],
    })
  })
})

describe('a row of a file', () => {
  const headings = ['Product ID', 'Name', 'Price']
  const readCells = (cells: string[], names: readonly string[] = headings) =>
    english(readRow({ row: 7, cells }, names))

  it('is read by the headings', () => {
    expect(readCells([` ${productId.toUpperCase()} `, ' Stand Fan ', "'-5"])).toEqual({
      row: 7,
      id: productId,
      name: 'Stand Fan',
      cells: new Map([
        ['Product ID', ` ${productId.toUpperCase()} `],
        ['Name', ' Stand Fan '],
        ['Price', '-5'],
      ]),
    })
  })

  it('is about a product with its ID or its name alone', () => {
    expect(readCells(['', 'Stand Fan', ''])).toMatchObject({ id: undefined, name: 'Stand Fan' })
    expect(readCells([productId, ' ', ''])).toMatchObject({ id: productId, name: undefined })
    expect(readCells([productId], ['Product ID'])).toMatchObject({ name: undefined })
    expect(readCells(['Stand Fan'], ['Name'])).toMatchObject({ id: undefined })
  })

  it.each([[['', '', '']], [[' ', '\t', '']], [['']]])('is skipped if it is empty: %p', (cells) => {
    expect(readCells(cells)).toBeUndefined()
  })

  it('may have empty cells after the last column', () => {
    expect(readCells(['', 'Stand Fan', '', '', ' '])).toMatchObject({ name: 'Stand Fan' })
  })

  it.each([
    [['', 'Stand Fan'], 2],
    [['', 'Stand Fan', '', '5'], 4],
    [['', 'Stand Fan', '', '5', ''], 5],
  ])('is refused if its cells do not fit the columns: %p', (cells, count) => {
    const message = `This row has ${count} cells, but there are 3 columns. Is a quote or a separator missing?`
    expect(readCells(cells)).toEqual({ problem: { row: 7, message } })
  })

  it('is refused with a NUL character, which the database cannot keep', () => {
    expect(readCells(['', 'Stand Fan', '5\0'])).toEqual({
      problem: { row: 7, column: 'Price', message: 'This has a character that cannot be kept.' },
    })
  })

  it.each([
    '12',
    productId.slice(1),
    `x${productId}`,
    `${productId}x`,
    productId.replaceAll('-', ''),
    productId.replace('abcd', 'abcg'),
  ])('is refused with the product ID %p', (id) => {
    expect(readCells([id, 'Stand Fan', ''])).toEqual({
      problem: {
        row: 7,
        column: 'Product ID',
        message: 'This is not a product ID. To add a product, leave the cell empty.',
      },
    })
  })

  it('is refused without ID and name', () => {
    expect(readCells(['', ' ', '5'])).toEqual({
      problem: { row: 7, column: 'Name', message: 'A product needs a name.' },
    })
  })
})

describe('two rows with one name', () => {
  const toNamed = (row: number, name: string | undefined, id?: string) =>
    toRow({}, { row, name, id })
  const findRepeatedNames = (rows: ImportRow[]) => english(rows.flatMap(createNameCheck()))
  const sameName = (other: number) =>
    `Row ${other} has the same name. Two rows may have one name only if both have a product ID.`

  it('are refused without IDs, in any spelling', () => {
    const rows = [toNamed(2, 'Fan'), toNamed(3, 'Lamp'), toNamed(4, 'FAN'), toNamed(5, 'fan')]
    expect(findRepeatedNames(rows)).toEqual([
      { row: 2, column: 'Name', message: sameName(4) },
      { row: 4, column: 'Name', message: sameName(2) },
      { row: 5, column: 'Name', message: sameName(2) },
    ])
  })

  it('are refused if one of them has no ID', () => {
    expect(findRepeatedNames([toNamed(2, 'Fan', productId), toNamed(3, 'Fan')])).toEqual([
      { row: 3, column: 'Name', message: sameName(2) },
    ])
  })

  it('are accepted with IDs', () => {
    expect(findRepeatedNames([toNamed(2, 'Fan', 'one'), toNamed(3, 'Fan', 'other')])).toEqual([])
  })

  it('are not found among rows without names', () => {
    expect(
      findRepeatedNames([toNamed(2, undefined, 'one'), toNamed(3, undefined, 'other')]),
    ).toEqual([])
  })
})

describe('the product of a row', () => {
  it.each([
    ['the one with its ID', productId, product],
    ['the one with its name', undefined, product],
    ['a new one', undefined, undefined],
  ])('is %s', (_name, id, found) => {
    expect(findMatchProblem(toRow({}, { id }), found)).toBeUndefined()
  })

  it('is unclear if several have its name', () => {
    expect(english(findMatchProblem(toRow({}), 'ambiguous'))).toEqual({
      row: 2,
      column: 'Product ID',
      message: 'The shop has several products with this name. Write the ID of the one to change.',
    })
  })

  it('is missing if none has its ID', () => {
    expect(english(findMatchProblem(toRow({}, { id: productId }), undefined))).toEqual({
      row: 2,
      column: 'Product ID',
      message:
        'The shop has no product with this ID; it may have been deleted. To add a product, leave the cell empty.',
    })
  })
})

describe('an amount in a file', () => {
  it.each([
    ['1490', 1490],
    ['1490.5', 1490.5],
    [' 1490.50 ', 1490.5],
    ['0.01', 0.01],
    ['12,345', 12_345],
    ['123,456', 123_456],
    ['1,234,567', 1_234_567],
    ['1,25,000', 125_000],
    ['12,34,567.89', 1_234_567.89],
    ['1,23,45,678', 12_345_678],
    ['৳990', 990],
    ['৳  990', 990],
    ['৳১,৪৯০.৫০', 1490.5],
    ['9999999999.99', 9_999_999_999.99],
  ])('is read from %p', (cell, price) => {
    expect(read({ Price: cell })).toMatchObject({ price })
  })

  it('is read as it is written in the world and in South Asia, in Latin and Bengali digits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999_999 }),
        fc.constantFrom('en-US', 'en-IN', 'bn-BD'),
        (paisa, locale) => {
          const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
          expect(read({ Price: format.format(paisa / 100) })).toMatchObject({ price: paisa / 100 })
        },
      ),
    )
  })

  it.each([
    'cheap',
    '12 34',
    'about 5',
    '5 taka',
    '990৳',
    '5-',
    '9,5',
    '1,2,345',
    '1,2345',
    '1234,567',
    '123,45,678',
    ',500',
    '.5',
    '5.',
    '5.x',
    '12345678901',
    '1e3',
  ])('is not read from %p', (cell) => {
    const message = 'This is not an amount. Write it in digits, such as 1490 or 1490.50.'
    expect(read({ Price: cell })).toEqual(problemIn('Price', message))
    expect(read({ 'Discount price': cell })).toEqual(problemIn('Discount price', message))
  })

  it.each([
    ['-5', 'This is below 0.'],
    ['৳-5', 'This is below 0.'],
    ['9.125', 'This has more than two decimals.'],
    ['10,000,000,000', 'This is too much.'],
  ])('is refused if it is %p', (cell, message) => {
    expect(read({ Price: cell })).toEqual(problemIn('Price', message))
  })
})

describe('a new product', () => {
  it('has the values of its cells', () => {
    const cells = {
      'Product ID': '',
      Name: ' Table Fan ',
      Category: 'Fan',
      Family: ' Table Fans ',
      Price: '990',
      'Discount price': '890',
      'In stock': 'No',
      'Key features': 'Quiet, 3 speeds,, ',
      Images: `${picture}\n ${otherPicture}`,
      Description: ' For the table. ',
      Specification: 'Noise: 38 dB; Brand: Zhirvo',
      'Name in Bengali': ' টেবিল ফ্যান ',
      'Key features in Bengali': 'শব্দহীন, ৩টি গতি,, ',
      'Description in Bengali': ' টেবিলের জন্য। ',
    }
    expect(english(compareRow(toRow(cells), undefined))).toEqual({
      change: {
        values: {
          productName: 'Table Fan',
          category: 'Fan',
          family: 'Table Fans',
          price: 990,
          discountPrice: 890,
          inStock: false,
          keyFeatures: ['Quiet', '3 speeds'],
          images: [picture, otherPicture],
          description: ' For the table. ',
          attributes: ['brand:Zhirvo', 'noise:38'],
          productNameBn: 'টেবিল ফ্যান',
          keyFeaturesBn: ['শব্দহীন', '৩টি গতি'],
          descriptionBn: ' টেবিলের জন্য। ',
        },
        columns: columnNames.split(', ').slice(1),
      },
    })
  })

  it('is in stock, without discount, features and description, if the file has no such columns', () => {
    expect(read({})).toEqual({
      ...emptyProduct,
      productName: 'Table Fan',
      category: 'Fan',
      price: 990,
      discountPrice: null,
      images: [picture],
    })
  })

  it('needs the columns name, category, price and images', () => {
    const message = 'This row adds a product, which needs this column.'
    expect(english(compareRow(toRow({}), undefined))).toEqual({
      problems: ['Name', 'Category', 'Price', 'Images'].map((column) => ({
        row: 2,
        column,
        message,
      })),
    })
  })

  it('is refused with all that is wrong in its row', () => {
    expect(read({ Category: 'Nothing', Price: '5', 'Discount price': '9', Images: '' })).toEqual([
      { row: 2, column: 'Category', message: 'The shop has no category "Nothing".' },
      {
        row: 2,
        column: 'Images',
        message: 'A product has 1 to 4 pictures. Write their addresses, separated by spaces.',
      },
    ])
  })

  it.each([
    ['Name', '', 'A product needs a name.'],
    ['Name', 'x'.repeat(201), 'A name has 200 characters at most; this one has 201.'],
    ['Category', 'x'.repeat(61), `The shop has no category "${'x'.repeat(60)}".`],
    ['Price', '', 'A product needs a price.'],
    ['Price', '0', 'The price must be above 0.'],
    ['Discount price', '990', 'Discount Price cannot be the same as Price!'],
    ['Discount price', '991', 'Discount Price cannot be greater than Price!'],
    [
      'Key features',
      Array.from({ length: 31 }, (_, index) => index).join(),
      'A product has 30 key features at most; these are 31.',
    ],
    [
      'Key features',
      `Quiet,${'x'.repeat(201)}`,
      'A key feature has 200 characters at most. Separate them with commas.',
    ],
    [
      'Images',
      `${picture} `.repeat(5),
      'A product has 1 to 4 pictures. Write their addresses, separated by spaces.',
    ],
    [
      'Images',
      `${picture} /${'x'.repeat(100)}`,
      `"/${'x'.repeat(99)}" is not the address of a picture. Write one of this shop, such as /uploads/….webp, or one that begins with https://.`,
    ],
    [
      'Description',
      'x'.repeat(20_001),
      'A description has 20000 characters at most; this one has 20001.',
    ],
  ])('is refused if its %s is %p', (column, cell, message) => {
    expect(read({ [column]: cell })).toEqual(problemIn(column, message))
  })

  it('is accepted at the limits', () => {
    const values = {
      productName: 'x'.repeat(200),
      keyFeatures: Array.from({ length: 30 }, () => 'x'.repeat(200)),
      images: [picture, picture, picture, picture],
      description: 'x'.repeat(20_000),
    }
    expect(
      read({
        Name: values.productName,
        'Key features': values.keyFeatures.join(),
        Images: values.images.join(' '),
        Description: values.description,
      }),
    ).toMatchObject(values)
  })

  it.each(['', '0', '0.00'])('has no discount if the cell is %p', (cell) => {
    expect(read({ 'Discount price': cell })).toMatchObject({ discountPrice: null })
  })

  it.each([
    ['Yes', true],
    ['TRUE', true],
    ['1', true],
    ['no', false],
    ['False', false],
    ['0', false],
    ['হ্যাঁ', true],
    ['না', false],
    ['১', true],
    ['০', false],
  ])('with %p in the column In stock is in stock: %p', (cell, inStock) => {
    expect(read({ 'In stock': cell })).toMatchObject({ inStock })
  })

  it.each(['', 'maybe', 'yes?', 'oh yes', '10', 'none', 'casino'])(
    'is refused with %p in the column In stock',
    (cell) => {
      expect(read({ 'In stock': cell })).toEqual(problemIn('In stock', 'Write Yes or No.'))
    },
  )
})

const exported = (current: Product) =>
  Object.fromEntries(productColumns.map(([{ en }, toCell]) => [en, toCellText(toCell(current))]))

describe('a product of the shop', () => {
  const compare = (cells: Record<string, string>, current: Product = product) =>
    english(compareRow(toRow(cells), current))

  it('does not change if its row is as it was exported, whatever its texts are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'য', ' ', '\r', '\n', ',', '"', '=', "'") })
    const anyProduct = fc.record({
      productName: text,
      category: text,
      keyFeatures: fc.array(text),
      description: text,
    })
    fc.assert(
      fc.property(anyProduct, (texts) => {
        const current = { ...product, ...texts }
        expect(compare(exported(current), current)).toEqual({ change: undefined })
      }),
    )
  })

  it('does not change if a cell says the same in another way', () => {
    const cells = { Price: '1,490.00', 'In stock': '1', Images: ` ${picture}` }
    expect(compare(cells)).toEqual({ change: undefined })
  })

  it.each([
    ['Name', 'Floor Fan', { productName: 'Floor Fan' }],
    ['Category', 'Lifestyle', { category: 'Lifestyle' }],
    ['Price', '1590', { price: 1590 }],
    ['Discount price', '', { discountPrice: null }],
    ['In stock', 'No', { inStock: false }],
    ['Key features', 'Windows, Mac, Loud', { keyFeatures: ['Windows', 'Mac', 'Loud'] }],
    ['Images', otherPicture, { images: [otherPicture] }],
    ['Description', '', { description: '' }],
  ])('changes in its %s only', (column, cell, values) => {
    const { _id, ...before } = product
    const change = { values: { ...before, ...values }, columns: [column] }
    expect(compare({ [column]: cell })).toEqual({ change })
    expect(compare({ ...exported(product), [column]: cell })).toEqual({ change })
  })

  it('is in stock again with Yes in its column In stock', () => {
    expect(compare({ 'In stock': 'Yes' }, { ...product, inStock: false })).toMatchObject({
      change: { values: { inStock: true }, columns: ['In stock'] },
    })
  })

  it('is refused with a price that is not above its discount price', () => {
    expect(compare({ Price: '1390' })).toEqual({
      problems: problemIn('Discount price', 'Discount Price cannot be the same as Price!'),
    })
  })
})

describe('a problem of a cell', () => {
  it('is named in both languages', () => {
    const cells = { ...newCells, Price: '0', Name: 'x'.repeat(201) }
    expect(compareRow(toRow(cells), undefined)).toEqual({
      problems: [
        {
          row: 2,
          column: text('Name', 'নাম'),
          message: text(
            'A name has 200 characters at most; this one has 201.',
            'নাম সর্বোচ্চ ২০০ অক্ষরের হতে পারে; এটি ২০১ অক্ষরের।',
          ),
        },
        {
          row: 2,
          column: text('Price', 'দাম'),
          message: text('The price must be above 0.', 'দাম ০-এর চেয়ে বেশি হতে হবে।'),
        },
      ],
    })
  })
})

describe('the shop’s own pictures in a row', () => {
  const values = {
    ...emptyProduct,
    productName: 'Stand Fan',
    category: 'Fan',
    price: 1,
    discountPrice: null,
    images: [picture, '/uploads/new-960.webp', otherPicture],
  }

  it('are new if its product does not have them yet', () => {
    expect(newOwnPictures(values, product)).toEqual(['/uploads/new-960.webp'])
    expect(newOwnPictures(values, undefined)).toEqual([picture, '/uploads/new-960.webp'])
  })
})

describe('the cell of a whole number', () => {
  const field = { ...toField('price'), limits: { isRequired: false, minimum: 1, maximum: 120 } }
  const problem = { problem: 'Write a whole number from 1 to 120.' }

  it.each([
    ['1', 1],
    ['120', 120],
    ['১২', 12],
    ['', problem],
    ['0', problem],
    ['121', problem],
    ['1.5', problem],
    ['-1', problem],
    ['twelve', problem],
  ])('%p is read as %p', (cell, read) => {
    expect(english(readers.number(cell, field))).toEqual(read)
  })

  it('may be empty if the number may be 0', () => {
    expect(readers.number('', { ...field, limits: { isRequired: false } })).toBe(0)
  })
})

describe('the specification in a cell', () => {
  const readCell = (cell: string) => readers.attributes(cell)

  it('is read in each language, with and without units', () => {
    const entries = ['brand:Dhonira', 'colour:Rose Gold', 'battery:5000', 'noiseCancelling:yes']
    expect(
      readCell('Brand: Dhonira; battery: 5,000 mAh; Noise cancelling: YES; Colour: rose gold'),
    ).toEqual(entries)
    expect(readCell('ব্র্যান্ড: Dhonira; ব্যাটারি: ৫০০০; নয়েজ ক্যান্সেলিং: হ্যাঁ; রং: রোজ গোল্ড;')).toEqual(
      entries,
    )
    expect(readCell('')).toEqual([])
  })

  it.each(['Steam: 9', 'Battery', 'Battery: many', 'Colour: Beige', 'Brand: A; brand: B'])(
    'is refused if the shop does not have it: %p',
    (cell) => {
      expect(english(readCell(cell))).toEqual({
        problem: expect.stringMatching(/^The shop has no attribute "/),
      })
    },
  )

  it('is read as it was exported', () => {
    fc.assert(
      fc.property(
        fc.subarray(['brand:A b', 'colour:Sky', 'screen:6.5', 'storage:1000', 'gps:no']),
        fc.constantFrom('en' as const, 'bn' as const),
        (entries, language) => {
          expect(readCell(attributesCell(entries)[language])).toEqual(entries)
        },
      ),
    )
  })
})
