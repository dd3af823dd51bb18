import { findAlertProblem } from '../../../src/modules/alerts/rules'

const inStock = { inStock: true, isVerified: true }
const soldOut = { inStock: false, isVerified: true }
const tooMany = {
  status: 409,
  code: 'too_many',
  message: 'You can wait for at most 50 mails. Please remove some in your profile.',
  messageBn: 'একসঙ্গে সর্বোচ্চ ৫০টি মেইল চাইতে পারেন। প্রোফাইল থেকে কয়েকটি সরিয়ে দিন।',
}

it.each([
  [
    'there is no such product',
    'backInStock',
    undefined,
    { status: 404, message: 'Product not found.' },
  ],
  [
    'the address is not verified, in stock or not',
    'backInStock',
    { inStock: true, isVerified: false },
    {
      status: 409,
      code: 'email_not_verified',
      message: expect.stringMatching(/^Your e-mail address is not verified yet\./) as string,
      messageBn: expect.stringMatching(/^আপনার ইমেইল এখনো যাচাই করা হয়নি।/) as string,
    },
  ],
  [
    'the product is in stock',
    'backInStock',
    inStock,
    {
      status: 409,
      code: 'in_stock',
      message: 'This product is in stock.',
      messageBn: 'পণ্যটি স্টকে আছে।',
    },
  ],
  ['there are too many for a product that is sold out', 'backInStock', soldOut, tooMany],
  ['there are too many for a price', 'priceDrop', inStock, tooMany],
] as const)('an alert is refused if %s', (_reason, kind, outcome, problem) => {
  expect(findAlertProblem(kind, outcome)).toMatchObject(problem)
})
