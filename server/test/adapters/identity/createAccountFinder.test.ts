import {
  createAccountFinder,
  IdentityUnavailableError,
  InvalidTokenError,
} from '../../../src/adapters/identity'

const options = { apiKey: 'key of the shop', publicUrl: 'https://shop.example' }

const found = {
  users: [{ localId: 'uid-1', validSince: '1700000000', createdAt: '1690000000123' }],
}

function finder(status: number, body: unknown) {
  const send = jest.fn(async (_url: string | URL | Request, _init?: RequestInit) =>
    Response.json(body, { status }),
  )
  return { send, find: createAccountFinder(options, send) }
}

test('returns since when tokens are valid and when the account was created', async () => {
  const { find, send } = finder(200, found)
  expect(await find('token-1')).toEqual({
    tokensValidFrom: new Date(1_700_000_000_000),
    createdAt: new Date(1_690_000_000_123),
  })
  const [url, init] = send.mock.calls[0] ?? []
  expect(url).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=key%20of%20the%20shop',
  )
  expect(init).toMatchObject({
    method: 'POST',
    body: '{"idToken":"token-1"}',
    headers: { referer: 'https://shop.example/' },
  })
})

test('returns the same from the stand-in', async () => {
  const find = createAccountFinder({ ...options, standIn: { lookUp: async () => found } })
  expect(await find('token-1')).toMatchObject({ tokensValidFrom: new Date(1_700_000_000_000) })
  const lookUp = () => Promise.reject(new Error('USER_DISABLED'))
  const refuse = createAccountFinder({ ...options, standIn: { lookUp } })
  await expect(refuse('token-1')).rejects.toThrow(InvalidTokenError)
})

test('accepts an account whose password was never changed', async () => {
  const { find } = finder(200, { users: [{ localId: 'uid-1' }] })
  expect(await find('token-1')).toEqual({})
})

test.each(['TOKEN_EXPIRED', 'INVALID_ID_TOKEN', 'USER_DISABLED', 'USER_NOT_FOUND'])(
  'rejects the token for %s',
  async (message) => {
    const { find } = finder(400, { error: { code: 400, message } })
    await expect(find('token-1')).rejects.toThrow(InvalidTokenError)
  },
)

test.each([
  [403, { error: { message: 'API key not valid' } }],
  [500, { error: { message: 'USER_DISABLED' } }],
  [200, { users: [] }],
  [200, 'no account'],
])('neither accepts nor rejects the token if the response is %i %j', async (status, body) => {
  const { find } = finder(status, body)
  await expect(find('token-1')).rejects.toThrow(IdentityUnavailableError)
})

test('neither accepts nor rejects the token without a response', async () => {
  const find = createAccountFinder(options, () => Promise.reject(new TypeError('fetch failed')))
  await expect(find('token-1')).rejects.toThrow(IdentityUnavailableError)
})
