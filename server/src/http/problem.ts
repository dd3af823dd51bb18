import { type Text, text } from '../../../common/text'

type Message = string | Text

type ProblemOptions = {
  fieldErrors?: Readonly<Record<string, Message>> | undefined
  details?: Record<string, unknown>
  headers?: Record<string, string>
  cause?: unknown
}

const english = (message: Message) => (typeof message === 'string' ? message : message.en)
const bengali = (message: Message) => (typeof message === 'string' ? message : message.bn)

const mapTexts = (messages: ProblemOptions['fieldErrors'], pick: (message: Message) => string) =>
  messages &&
  Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, pick(message)]))

/**
 * An error that is shown to the caller, as `application/problem+json`. It has both languages: the page that shows it knows its own.
 * What only programs can cause is in English alone.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly messageBn: string
  readonly fieldErrors: Record<string, string> | undefined
  readonly fieldErrorsBn: Record<string, string> | undefined
  readonly details: Record<string, unknown> | undefined
  readonly headers: Record<string, string>

  constructor(
    readonly status: number,
    /** Stable: clients depend on it. */
    readonly code: string,
    message: Message,
    { fieldErrors, details, headers = {}, cause }: ProblemOptions = {},
  ) {
    super(english(message), { cause })
    this.messageBn = bengali(message)
    this.fieldErrors = mapTexts(fieldErrors, english)
    this.fieldErrorsBn = mapTexts(fieldErrors, bengali)
    this.details = details
    this.headers = headers
  }
}

export const unauthenticated = () =>
  new Problem(401, 'unauthenticated', text('Please log in.', 'অনুগ্রহ করে লগ ইন করুন।'))

export const forbidden = () =>
  new Problem(403, 'forbidden', text('Only an admin can do this.', 'এটি শুধু অ্যাডমিন করতে পারেন।'))

/** What may be missing. */
const things = {
  Address: 'ঠিকানাটি',
  Alert: 'অনুরোধটি',
  'Cart item': 'কার্টের পণ্যটি',
  Category: 'ক্যাটাগরিটি',
  Gadget: 'গ্যাজেটটি',
  'This change': 'এই পরিবর্তনটি',
  'This import': 'ইমপোর্টটি',
  Order: 'অর্ডারটি',
  Payment: 'পেমেন্টটি',
  'Payment to refund': 'রিফান্ডযোগ্য পেমেন্টটি',
  Product: 'পণ্যটি',
  Record: 'রেকর্ডটি',
  Request: 'অনুরোধটি',
  Review: 'রিভিউটি',
  User: 'ব্যবহারকারীকে',
  View: 'ভিউটি',
  'What you asked for was': 'আপনি যা চেয়েছেন তা',
} as const

export const notFound = (what: keyof typeof things) =>
  new Problem(404, 'not_found', text(`${what} not found.`, `${things[what]} পাওয়া যায়নি।`))

export const conflict = (code: string, message: Message, details?: Record<string, unknown>) =>
  new Problem(409, code, message, { details })

export const invalid = (fieldErrors: Readonly<Record<string, Message>>, message?: Message) =>
  new Problem(
    422,
    'invalid',
    message ?? Object.values(fieldErrors)[0] ?? text('Some fields are wrong.', 'কিছু তথ্য ঠিক নেই।'),
    { fieldErrors },
  )

export const unavailable = (message: Message, cause?: unknown) =>
  new Problem(503, 'unavailable', message, { headers: { 'retry-after': '2' }, cause })
