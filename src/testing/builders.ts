import type {
  Address,
  Alert,
  AuditEntry,
  CartItem,
  CurrentSession,
  Order,
  PaymentAttempt,
  PaymentIssue,
  Product,
  ReturnRequest,
  SavedView,
  SessionUser,
  User,
} from '@/api'
import { emptyProduct } from '@/common/mapFields'

let count = 0

/** An id of the right form, another one each time. */
export function anId(): string {
  count += 1
  return `01890000-0000-7000-8000-${String(count).padStart(12, '0')}`
}

export function aProduct(facts: Partial<Product> = {}): Product {
  return {
    ...emptyProduct,
    _id: anId(),
    productName: 'Dhonira Aura Earbuds',
    category: 'Earbuds',
    price: 2490,
    keyFeatures: ['30 hours of playing time', 'IPX5'],
    images: [
      '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp',
      '/images/products/dhonira-aura-pro-anc-earbuds-midnight-2-960.webp',
    ],
    description: 'Light on the ear.\nLoud where it matters.',
    ...facts,
  }
}

/** The same e-mail is the same user. */
export function aSession(facts: Partial<SessionUser> = {}): CurrentSession {
  const email = facts.email ?? 'customer@example.com'
  const number = [...email].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e12
  const user: SessionUser = {
    id: `01890000-0000-7000-9000-${String(number).padStart(12, '0')}`,
    email,
    displayName: 'Rahima Khatun',
    photoURL: null,
    role: 'user',
    hasPassword: true,
    isRemembered: true,
  }
  return { user: { ...user, ...facts } }
}

export function aSavedView(facts: Partial<SavedView> = {}): SavedView {
  return {
    _id: anId(),
    table: 'orders',
    name: 'Due today',
    query: 'due=today&sort=deliverBy&order=asc',
    hiddenColumns: [],
    isShared: false,
    isOwn: true,
    ...facts,
  }
}

export function aCartItem(facts: Partial<CartItem> = {}): CartItem {
  return {
    _id: anId(),
    gadgetId: anId(),
    author: 'customer@example.com',
    image: '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp',
    name: 'Dhonira Aura Earbuds',
    price: 2490,
    quantity: 1,
    cartAdded: '2026-01-15T06:00:00.000Z',
    ...facts,
  }
}

export function anAlert(facts: Partial<Alert> = {}): Alert {
  return {
    _id: anId(),
    gadgetId: anId(),
    kind: 'backInStock',
    name: 'Dhonira Aura Earbuds',
    image: '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp',
    price: 2490,
    alertAdded: '2026-01-15T06:00:00.000Z',
    ...facts,
  }
}

export function anOrder(facts: Partial<Order> = {}): Order {
  const item = { gadgetId: anId(), name: 'Dhonira Aura Earbuds', price: 2490, quantity: 1 }
  return {
    _id: anId(),
    orderNumber: 'J-12345-67895',
    name: 'Rahima Khatun',
    email: 'customer@example.com',
    mobileNumber: '+8801711000000',
    country: 'Bangladesh',
    district: 'Dhaka',
    address: 'House 1, Road 2, Dhanmondi',
    additionalInfo: '',
    cartItems: [
      { ...item, image: '/images/products/dhonira-aura-pro-anc-earbuds-midnight-1-960.webp' },
    ],
    status: 'Pending',
    orderPlaced: '2026-01-15T06:00:00.000Z',
    totalAmount: 2590,
    payment: false,
    ...facts,
  }
}

export function aReturnRequest(facts: Partial<ReturnRequest> = {}): ReturnRequest {
  const { _id, orderNumber, name, email, cartItems } = anOrder()
  const [item] = cartItems
  if (!item) throw new Error('an order has an item')
  return {
    _id: anId(),
    order: { _id, orderNumber, name, email, isDeleted: false },
    item,
    kind: 'return',
    reason: 'faulty',
    details: 'The left one is silent.',
    quantity: 1,
    photos: [],
    state: 'open',
    requestedAt: '2026-01-20T06:00:00.000Z',
    ...facts,
  }
}

export function anAddress(facts: Partial<Address> = {}): Address {
  return {
    _id: anId(),
    label: 'Home',
    name: 'Rahima Khatun',
    mobileNumber: '+8801711000000',
    district: 'Dhaka',
    address: 'House 1, Road 2, Dhanmondi',
    isDefault: true,
    ...facts,
  }
}

export function aUser(facts: Partial<User> = {}): User {
  return {
    _id: anId(),
    name: 'Rahima Khatun',
    email: 'customer@example.com',
    photo: '/images/avatar.svg',
    role: 'user',
    timestamp: { createdAt: '1768456800000', lastLoginAt: '1768543200000' },
    ...facts,
  }
}

export function aPaymentAttempt(facts: Partial<PaymentAttempt> = {}): PaymentAttempt {
  return {
    transactionId: '01KF0000000000000000000001',
    kind: 'gateway',
    state: 'open',
    amount: 2590,
    attemptedAt: '2026-01-15T06:05:00.000Z',
    checks: 0,
    ...facts,
  }
}

export function aPaymentIssue(facts: Partial<PaymentIssue> = {}): PaymentIssue {
  count += 1
  const id = `01KF${String(count).padStart(22, '0')}`
  return {
    _id: id,
    transactionId: id,
    kind: 'gateway',
    reason: 'orderDeleted',
    amount: 2590,
    currency: 'BDT',
    capturedAt: '2026-01-15T06:06:00.000Z',
    isRefundable: true,
    isRefundOverdue: false,
    order: {
      _id: anId(),
      name: 'Rahima Khatun',
      email: 'customer@example.com',
      mobileNumber: '+8801711000000',
      totalAmount: 2590,
      payment: true,
      isDeleted: true,
    },
    ...facts,
  }
}

export function anAuditEntry(facts: Partial<AuditEntry> = {}): AuditEntry {
  count += 1
  return {
    _id: `${count}`,
    at: '2026-01-15T06:00:00.000Z',
    actor: 'admin@example.com',
    action: 'updateProduct',
    subject: `Product/${anId()}`,
    label: 'Dhonira Aura Earbuds',
    before: { price: 2490 },
    after: { price: 1990 },
    ...facts,
  }
}
