const json = { 'content-type': 'application/json' }

type Account = { email: string; password: string }

async function answerOf<T>(call: Promise<Response>): Promise<T> {
  const answer = await call
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}: ${await answer.text()}`)
  return (await answer.json()) as T
}

function identityCall(url: string, method: 'signUp' | 'signInWithPassword', account: Account) {
  const address = `${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`
  const body = JSON.stringify({ ...account, returnSecureToken: true })
  return answerOf<{ idToken: string }>(fetch(address, { method: 'POST', headers: json, body }))
}

export const register = (url: string, account: Account) => identityCall(url, 'signUp', account)

export const logIn = (url: string, account: Account) =>
  identityCall(url, 'signInWithPassword', account)

/** Opens a session of the shop and answers its cookie. */
export async function openSession(url: string, email: string, idToken: string): Promise<string> {
  const answer = await fetch(`${url}/jwt`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ email }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (!answer.ok || !cookie) throw new Error(`no session: ${answer.status} ${await answer.text()}`)
  return cookie
}

type CartRow = { _id: string; gadgetId: string; quantity: number }

export async function productIds(url: string): Promise<string[]> {
  const products = await answerOf<{ _id: string; inStock: boolean }[]>(
    fetch(`${url}/api/popular-gadget?limit=60`),
  )
  return products.filter(({ inStock }) => inStock).map(({ _id }) => _id)
}

const cartCall = (url: string, cookie: string, path: string, body?: unknown) =>
  fetch(`${url}${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { ...json, cookie },
    body: body ? JSON.stringify(body) : undefined,
  })

export const addToCart = (url: string, cookie: string, gadgetId: string) =>
  answerOf<CartRow>(cartCall(url, cookie, '/api/cart', { gadgetId, quantity: 1 }))

export const setQuantity = (url: string, cookie: string, row: string, quantity: number) =>
  answerOf<CartRow>(cartCall(url, cookie, `/api/cart/${row}`, { quantity }))

export const readCart = (url: string, cookie: string) =>
  answerOf<CartRow[]>(cartCall(url, cookie, '/api/my-cart'))
