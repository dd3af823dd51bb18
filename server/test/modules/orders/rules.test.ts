import fc from 'fast-check'
import { v7 as newId } from 'uuid'
import { mobileMessage } from '../../../../common/mobile'
import { delivery } from '../../../../shop/delivery'
import { shop } from '../../../../shop/shop.config'
import { Problem } from '../../../src/http/problem'
import {
  type CartSnapshotRow,
  computeTotal,
  findOrderProblem,
  toDelivery,
  toOrderItem,
} from '../../../src/modules/orders/rules'

const asText = (paisa: number) =>
  `${Math.floor(paisa / 100)}.${String(paisa % 100).padStart(2, '0')}`

const cartUpTo = (dearest: number) =>
  fc.array(
    fc
      .record({
        paisa: fc.integer({ min: 1, max: dearest }),
        quantity: fc.integer({ min: 1, max: 99 }),
      })
      .map(({ paisa, quantity }) => ({
        paisa,
        line: {
          gadgetId: newId(),
          name: 'Gadget',
          nameBn: 'গ্যাজেট',
          image: '/images/gadget.webp',
          price: asText(paisa),
          quantity,
          isAvailable: true,
        } satisfies CartSnapshotRow,
      })),
    { minLength: 1, maxLength: 20 },
  )
const cart = cartUpTo(999_999_999_999)

const linesOf = (made: readonly { line: CartSnapshotRow }[]) => made.map((one) => one.line)
const offerOf = (lines: readonly CartSnapshotRow[]) => ({
  district: 'Sylhet',
  cartItems: lines.map(toOrderItem),
  totalAmount: computeTotal(lines, 'Sylhet') / 100,
})

/** As a shop with charges of its own. */
function chargeOwn() {
  jest.replaceProperty(delivery, 'byDistrict', { Dhaka: { charge: 60, days: 2 } })
  jest.replaceProperty(delivery, 'elsewhere', { charge: 120.5, days: 5 })
}

afterEach(() => jest.restoreAllMocks())

describe('the total of an order', () => {
  // [spec 9.1]
  it('is the exact sum of its items and the delivery charge', () => {
    fc.assert(
      fc.property(cart, (made) => {
        const exact = made.reduce(
          (sum, { paisa, line: { quantity } }) => sum + BigInt(paisa) * BigInt(quantity),
          10_000n,
        )
        expect(BigInt(computeTotal(linesOf(made), 'Dhaka'))).toBe(exact)
        expect(BigInt(computeTotal(linesOf(made), 'Sylhet'))).toBe(exact)
      }),
    )
  })

  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(cart, (made) => {
        const reversed = linesOf([...made].reverse())
        expect(computeTotal(reversed, 'Dhaka')).toBe(computeTotal(linesOf(made), 'Dhaka'))
      }),
    )
  })

  it('is exact where floating point is not', () => {
    expect(computeTotal([{ price: '0.10', quantity: 3 }], 'Dhaka')).toBe(10_030)
    expect(computeTotal([{ price: '1.15', quantity: 99 }], 'Dhaka')).toBe(21_385)
  })

  it('has the charge of the district', () => {
    chargeOwn()
    expect(computeTotal([{ price: '10.00', quantity: 1 }], 'Dhaka')).toBe(7_000)
    expect(computeTotal([{ price: '10.00', quantity: 1 }], 'Sylhet')).toBe(13_050)
  })
})

describe('the submitted cart', () => {
  const small = cartUpTo(1_000_000)

  it('is accepted if it equals the cart, in any order', () => {
    fc.assert(
      fc.property(small, (made) => {
        const lines = linesOf(made)
        const offer = offerOf(lines)
        expect(findOrderProblem(offer, lines)).toBeUndefined()
        expect(
          findOrderProblem({ ...offer, cartItems: [...offer.cartItems].reverse() }, lines),
        ).toBeUndefined()
      }),
    )
  })

  it('is rejected with the current total if one paisa or one piece differs', () => {
    const change = fc.constantFrom<(item: { price: number; quantity: number }) => object>(
      ({ price: taka }) => ({ price: taka + 0.01 }),
      ({ price: taka }) => ({ price: Math.max(0, taka - 0.01) }),
      ({ quantity }) => ({ quantity: quantity === 99 ? 98 : quantity + 1 }),
      () => ({ gadgetId: newId() }),
    )
    fc.assert(
      fc.property(small, fc.nat(), change, (made, place, different) => {
        const lines = linesOf(made)
        const offer = offerOf(lines)
        const cartItems = offer.cartItems.map((item, index) =>
          index === place % lines.length ? { ...item, ...different(item) } : item,
        )
        const problem = findOrderProblem({ ...offer, cartItems }, lines)
        expect(problem).toMatchObject({
          status: 409,
          code: 'cart_changed',
          message:
            'Your cart or its prices have changed. Please look at it again before you order.',
          details: {
            totalAmount: computeTotal(lines, 'Sylhet') / 100,
            cartItems: lines.map(toOrderItem),
          },
        })
      }),
    )
  })

  it('is rejected if the total, the number of items or a repetition differs', () => {
    fc.assert(
      fc.property(small, (made) => {
        const lines = linesOf(made)
        const offer = offerOf(lines)
        const [first] = offer.cartItems
        const offers = [
          { ...offer, totalAmount: offer.totalAmount + 0.01 },
          { ...offer, totalAmount: offer.totalAmount - 100 },
          { ...offer, cartItems: offer.cartItems.slice(1) },
          { ...offer, cartItems: [...offer.cartItems, ...(first ? [first] : [])] },
        ]
        for (const one of offers) expect(findOrderProblem(one, lines)?.code).toBe('cart_changed')
      }),
    )
  })

  it('is rejected with the charge of its district if only the total differs', () => {
    const line: CartSnapshotRow = {
      gadgetId: newId(),
      name: 'Volt Fan',
      nameBn: 'ভোল্ট ফ্যান',
      image: '/images/gadget.webp',
      price: '1000.00',
      quantity: 1,
      isAvailable: true,
    }
    chargeOwn()
    const offer = { cartItems: [toOrderItem(line)], district: 'Dhaka', totalAmount: 1060 }
    expect(findOrderProblem(offer, [line])).toBeUndefined()
    expect(findOrderProblem({ ...offer, district: 'Sylhet' }, [line])).toMatchObject({
      status: 409,
      code: 'cart_changed',
      message:
        'Delivery to Sylhet costs ৳120.50, which makes a total of ৳1,120.50. Please reload this page before you order.',
      messageBn:
        'সিলেট জেলায় ডেলিভারি চার্জ ৳১২০.৫০, তাই সর্বমোট ৳১,১২০.৫০। পাতাটি রিলোড করে তারপর অর্ডার করুন।',
      details: { totalAmount: 1120.5 },
    })
  })

  it.each([
    [['Aero Buds'], 'Aero Buds: out of stock. Please remove it from your cart.'],
    [
      ['Aero Buds', 'Nova Hub'],
      'Aero Buds, Nova Hub: out of stock. Please remove them from your cart.',
    ],
  ])('is rejected with the names of products that are out of stock: %p', (missing, message) => {
    const lines: CartSnapshotRow[] = ['Volt Fan', ...missing].map((name) => ({
      gadgetId: newId(),
      name,
      nameBn: `বাংলা ${name}`,
      image: '/images/gadget.webp',
      price: '10.00',
      quantity: 1,
      isAvailable: name === 'Volt Fan',
    }))
    expect(
      findOrderProblem({ cartItems: [], totalAmount: 0, district: 'Dhaka' }, lines),
    ).toMatchObject({
      status: 409,
      code: 'out_of_stock',
      message,
      messageBn: `${missing.map((name) => `বাংলা ${name}`).join(', ')}: স্টকে নেই। কার্ট থেকে সরিয়ে দিন।`,
      details: { cartItems: lines.slice(1).map(toOrderItem) },
    })
  })

  it('is rejected if the cart is empty', () => {
    expect(
      findOrderProblem({ cartItems: [], totalAmount: 100, district: 'Dhaka' }, []),
    ).toMatchObject({
      code: 'cart_empty',
      message: 'Your cart is empty.',
    })
  })
})

describe('the delivery address', () => {
  const input = {
    name: ' Rafia Rahman ',
    email: '',
    mobileNumber: '+8801711000000',
    country: 'Bangladesh',
    district: 'Sylhet',
    address: ' 12 Lake Road ',
    additionalInfo: ' Ring twice. ',
  }

  it('is trimmed', () => {
    expect(toDelivery(input)).toEqual({
      name: 'Rafia Rahman',
      contactEmail: null,
      mobileNumber: '+8801711000000',
      country: 'Bangladesh',
      district: 'Sylhet',
      address: '12 Lake Road',
      additionalInfo: 'Ring twice.',
    })
  })

  it.each([
    [' me@mail.example ', 'me@mail.example'],
    ['  ', null],
    [undefined, null],
  ])('has the contact e-mail address %p as %p', (email, contactEmail) => {
    expect(toDelivery({ ...input, email }).contactEmail).toBe(contactEmail)
  })

  it('has the name in one line', () => {
    const name = 'Rafia\n\nYour account is locked'
    expect(toDelivery({ ...input, name }).name).toBe('Rafia Your account is locked')
  })

  it.each(['01711000000', '8801711000000', ' +880 1711-000 000 ', '০১৭১১ ০০০০০০'])(
    'has a normalised mobile number, however it was typed: %s',
    (mobileNumber) => {
      expect(toDelivery({ ...input, mobileNumber }).mobileNumber).toBe('+8801711000000')
    },
  )

  it.each(['abc', '+880abc', '+8801211000000', '+49 1511 2345678'])(
    'is rejected with an invalid mobile number, with the message of the form: %s',
    (mobileNumber) => {
      expect(() => toDelivery({ ...input, mobileNumber })).toThrow(
        'Please enter a valid mobile number, such as +880 1711 000000.',
      )
    },
  )

  it.each(shop.districts)('can be %s', (district) => {
    expect(toDelivery({ ...input, district }).district).toBe(district)
  })

  const incomplete = 'Please fill out all required fields.'
  const mobileMissing = 'A mobile number is required.'
  const otherDistrict = 'We do not deliver to this district.'
  const otherCountry = 'We deliver in Bangladesh only.'
  const oneAddress = 'Enter a valid e-mail address.'
  const inName = 'Enter a name without web or e-mail addresses.'

  it.each([
    ['mobileNumber', '+880', mobileMissing, incomplete],
    ['mobileNumber', ' +880 ', mobileMissing, incomplete],
    ['mobileNumber', '   ', mobileMissing, incomplete],
    ['mobileNumber', 'abc', mobileMessage.en, mobileMessage.en],
    ['district', 'Comilla', otherDistrict, otherDistrict],
    ['district', 'dhaka', otherDistrict, otherDistrict],
    ['district', 'constructor', otherDistrict, otherDistrict],
    ['country', 'India', otherCountry, otherCountry],
    ['country', '', otherCountry, otherCountry],
    ['name', 'Win at https://evil.example/login', inName, inName],
    ['email', 'a..b@c.example', oneAddress, oneAddress],
    ['email', 'nobody', oneAddress, oneAddress],
    ['email', 'one@mail.example, two@mail.example', oneAddress, oneAddress],
    ['email', 'all:one@mail.example,two@mail.example;', oneAddress, oneAddress],
    ['email', 'one@mail.example\r\nBcc: two@mail.example', oneAddress, oneAddress],
    ['email', 'Rafia <one@mail.example>', oneAddress, oneAddress],
  ])('is rejected if %s is %p', (field, value, fieldMessage, message) => {
    const refused = () => toDelivery({ ...input, [field]: value })
    expect(refused).toThrow(Problem)
    expect(refused).toThrow(
      expect.objectContaining({
        status: 422,
        message,
        fieldErrors: { [field]: fieldMessage },
      }) as Problem,
    )
  })
})
