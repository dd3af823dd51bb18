import { demoAccounts } from '../../dev-services/demo-data/accounts'
import { logIn, openSession } from '../../scripts/restart/customer'

export type Product = {
  _id: string
  productName: string
  category: string
  price: number
  discountPrice?: number
  inStock: boolean
  keyFeatures: string[]
  images: string[]
  description: string
}

export type AdminApi = Awaited<ReturnType<typeof openAdminApi>>

/** A demo admin by index. */
export function adminAt(index: number) {
  const account = demoAccounts.filter(({ role }) => role === 'admin')[index]
  if (!account) throw new Error(`there is no demo admin ${index}`)
  return account
}

/** API calls of an admin in another browser. */
export async function openAdminApi(url: string) {
  const account = adminAt(0)
  const { idToken } = await logIn(url, account)
  const cookie = await openSession(url, account.email, idToken)

  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }

  const findUsers = (search: string) =>
    call<{ _id: string; name: string; photo: string; email: string }[]>(
      'GET',
      `/api/all-users?search=${encodeURIComponent(search)}`,
    )

  async function promote(email: string) {
    const [user] = await findUsers(email)
    if (!user) throw new Error(`there is no ${email}`)
    await call('PATCH', `/api/user-update/${user._id}`, { role: 'admin' })
  }

  return {
    promote,
    addProduct: (product: Omit<Product, '_id'>) => call<Product>('POST', '/api/product', product),
    deleteProduct: (id: string) => call('DELETE', `/api/product/${id}`),
    saveProduct: ({ _id, ...product }: Product) => call('PUT', `/api/product/${_id}`, product),
    deliver: (orderId: string) => call('PATCH', `/api/orders/${orderId}/deliver`),
    findUsers,
  }
}
