import type { panels } from './panels'
import { type Text, text } from './text'

/**
 * How a field is entered, kept and shown. `number` is a whole one, 0 for none; `category` is one of the shop's,
 * `attributes` are those of `shop/attributes.ts`.
 */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'category'
  | 'amount'
  | 'number'
  | 'yesNo'
  | 'list'
  | 'pictures'
  | 'attributes'

export const yesAndNo = [text('Yes', 'হ্যাঁ'), text('No', 'না')] as const

/** A field of the product. */
export type FieldRow = {
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
}
