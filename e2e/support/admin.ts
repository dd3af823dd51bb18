import { demoAccounts } from '../../dev-services/demo-data/accounts'
import { call, logInWithSession } from '../../lab/people/customerApi'

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
  const { cookie } = await logInWithSession(url, adminAt(0))

  const send = <T>(method: string, path: string, body?: unknown) =>
    call<T>(`${url}${path}`, { method, cookie, body })

  const findUsers = (search: string) =>
    send<{ _id: string; name: string; photo: string; email: string }[]>(
      'GET',
      `/api/all-users?search=${encodeURIComponent(search)}`,
    )

  async function findUser(email: string) {
    const [user] = await findUsers(email)
    if (!user) throw new Error(`there is no ${email}`)
    return user
  }

  async function setRole(email: string, role: 'admin' | 'user') {
    await send('PATCH', `/api/user-update/${(await findUser(email))._id}`, { role })
  }

  return {
    promote: (email: string) => setRole(email, 'admin'),
    demote: (email: string) => setRole(email, 'user'),
    deleteUser: async (email: string) => send('DELETE', `/user/${(await findUser(email))._id}`),
    addProduct: (product: Omit<Product, '_id'>) => send<Product>('POST', '/api/product', product),
    deleteProduct: (id: string) => send('DELETE', `/api/product/${id}`),
    saveProduct: ({ _id, ...product }: Product) => send('PUT', `/api/product/${_id}`, product),
    deliver: (orderId: string) => send('PATCH', `/api/orders/${orderId}/deliver`),
    findUsers,
    findBrokenRules: async () =>
      (await send<{ broken: unknown[] }>('GET', '/api/data-check')).broken,
  }
}
