import type { FieldKind, FieldRow } from './fieldRow'
import type { createProductLimits } from './generated/limits/createProduct'
import { listedFields } from './listedFields'
import { text } from './text'

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
  family: {
    kind: 'text',
    panel: 'details',
    column: 'family',
    label: text('Family', 'পণ্যের সিরিজ'),
    inputLabel: text('Family (optional)', 'পণ্যের সিরিজ (ঐচ্ছিক)'),
    hint: text(
      'The same words on each product that differs in colour, storage or size only: their pages then link to each other.',
      'যে পণ্যগুলোর পার্থক্য শুধু রং, স্টোরেজ বা মাপে, সেগুলোর প্রতিটিতে একই কথা লিখুন: তখন এক পাতা থেকে অন্যটিতে যাওয়া যায়।',
    ),
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
  attributes: {
    kind: 'attributes',
    panel: 'specification',
    column: 'attributes',
    label: text('Specification', 'স্পেসিফিকেশন'),
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
  ...listedFields,
} as const satisfies Record<keyof typeof createProductLimits, FieldRow>

export type FieldName = keyof typeof productFields
export type NamesOf<Kind extends FieldKind> = {
  [Name in FieldName]: (typeof productFields)[Name]['kind'] extends Kind ? Name : never
}[FieldName]
export type ColumnOf<Name extends FieldName> = (typeof productFields)[Name]['column']

// Its type demands exactly these keys.
export const fieldNames = Object.keys(productFields) as FieldName[]
