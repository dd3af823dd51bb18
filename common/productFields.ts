import { formatBengaliNumber } from './bengali'
import { formatTaka } from './formatTaka'
import type { createProductLimits } from './generated/limits/createProduct'
import { inLanguage, type Language, type Text, text } from './text'

/** How a field is entered, kept and shown. `number` is a whole one, 0 for none; `category` is one of the shop's. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'category'
  | 'amount'
  | 'number'
  | 'yesNo'
  | 'list'
  | 'pictures'

/** The parts of the form, from the top. */
export const panels = {
  details: text('Details', 'মূল তথ্য'),
  sale: text('Price and stock', 'দাম ও স্টক'),
  pictures: text('Pictures', 'ছবি'),
  description: text('Description', 'বিবরণ'),
  bengali: text('In Bengali (optional)', 'বাংলায় (ঐচ্ছিক)'),
} as const

export const yesAndNo = [text('Yes', 'হ্যাঁ'), text('No', 'না')] as const

export type Row = {
  kind: FieldKind
  panel: keyof typeof panels
  /** Of the table `products`. */
  column: string
  label: Text
  /** The label of the input and the heading of the CSV column, if they differ from `label`. */
  inputLabel?: Text
  heading?: Text
  /** The word for one of them in messages, if it differs from `label`. */
  noun?: Text
  hint?: Text
  /** For true and false, if they are not Yes and No. */
  words?: readonly [Text, Text]
  /** Shown like a key feature, with its label, on the product page, in the comparison and in Markdown; the others have a place of their own. */
  isListed?: boolean
}

/** What admins enter for a product, in the order of the CSV columns. */
export const productFields = {
  productName: {
    kind: 'text',
    panel: 'details',
    column: 'product_name',
    label: text('Name', 'নাম'),
  },
  category: {
    kind: 'category',
    panel: 'details',
    column: 'category',
    label: text('Category', 'ক্যাটাগরি'),
  },
  price: {
    kind: 'amount',
    panel: 'sale',
    column: 'price',
    label: text('Price', 'দাম'),
    inputLabel: text('Price (৳)', 'দাম (৳)'),
  },
  discountPrice: {
    kind: 'amount',
    panel: 'sale',
    column: 'discount_price',
    label: text('Discount price', 'ছাড়ের দাম'),
    inputLabel: text('Discount price (৳, optional)', 'ছাড়ের দাম (৳, ঐচ্ছিক)'),
  },
  inStock: {
    kind: 'yesNo',
    panel: 'sale',
    column: 'in_stock',
    label: text('Stock', 'স্টক'),
    inputLabel: text('In stock', 'স্টকে আছে'),
    heading: text('In stock', 'স্টকে আছে'),
    words: [text('In stock', 'স্টকে আছে'), text('Out of stock', 'স্টকে নেই')],
  },
  keyFeatures: {
    kind: 'list',
    panel: 'description',
    column: 'key_features',
    label: text('Key features', 'মূল বৈশিষ্ট্য'),
    noun: text('key feature', 'মূল বৈশিষ্ট্য'),
    hint: text('Separate with commas.', 'কমা দিয়ে আলাদা করুন।'),
  },
  images: {
    kind: 'pictures',
    panel: 'pictures',
    column: 'images',
    label: text('Pictures', 'ছবি'),
    heading: text('Images', 'ছবি'),
    noun: text('picture', 'ছবি'),
  },
  description: {
    kind: 'longText',
    panel: 'description',
    column: 'description',
    label: text('Description', 'বিবরণ'),
    hint: text('Each line becomes a paragraph.', 'প্রতিটি লাইন আলাদা অনুচ্ছেদ হয়।'),
  },
  productNameBn: {
    kind: 'text',
    panel: 'bengali',
    column: 'product_name_bn',
    label: text('Name in Bengali', 'বাংলা নাম'),
  },
  keyFeaturesBn: {
    kind: 'list',
    panel: 'bengali',
    column: 'key_features_bn',
    label: text('Key features in Bengali', 'বাংলা মূল বৈশিষ্ট্য'),
    noun: text('key feature in Bengali', 'বাংলা মূল বৈশিষ্ট্য'),
    hint: text('Separate with commas.', 'কমা দিয়ে আলাদা করুন।'),
  },
  descriptionBn: {
    kind: 'longText',
    panel: 'bengali',
    column: 'description_bn',
    label: text('Description in Bengali', 'বাংলা বিবরণ'),
    hint: text('Each line becomes a paragraph.', 'প্রতিটি লাইন আলাদা অনুচ্ছেদ হয়।'),
  },
} as const satisfies Record<keyof typeof createProductLimits, Row>

export type FieldName = keyof typeof productFields
export type NamesOf<Kind extends FieldKind> = {
  [Name in FieldName]: (typeof productFields)[Name]['kind'] extends Kind ? Name : never
}[FieldName]
export type ColumnOf<Name extends FieldName> = (typeof productFields)[Name]['column']

type Value = string | number | boolean | readonly string[] | undefined

function toText({ kind, words = yesAndNo }: Row, value: Value, language: Language): string {
  if (typeof value === 'object') return value.join(', ')
  if (typeof value === 'boolean') return inLanguage(language)(words[value ? 0 : 1])
  if (typeof value === 'number' && kind === 'amount') return formatTaka(value, { language })
  if (!value) return ''
  return language === 'bn' && typeof value === 'number' ? formatBengaliNumber(value) : String(value)
}

type Features = Readonly<Partial<Record<Exclude<FieldName, 'keyFeatures'>, Value>>> & {
  keyFeatures: readonly string[]
}

// Its type demands exactly these keys.
export const fieldNames = Object.keys(productFields) as FieldName[]

/** The key features, and the listed fields as further ones: `Warranty (months): 12`. */
export const listFeatures = (language: Language, product: Features) => [
  ...product.keyFeatures,
  ...fieldNames.flatMap((name) => {
    const row: Row = productFields[name]
    const shown = row.isListed ? toText(row, product[name], language) : ''
    return shown ? `${inLanguage(language)(row.label)}: ${shown}` : []
  }),
]
