import createClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { components, paths } from './generated/schema.js'

export type { components, paths }
/** What every failed call is answered with. */
export type Problem = components['schemas']['Problem']

/** Cookies of one origin, for programs: browsers keep their own. */
function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    save(setCookies: readonly string[]) {
      for (const setCookie of setCookies) {
        const [, name, value] = /^([^=;]+)=([^;]*)/.exec(setCookie) ?? []
        if (!name) continue
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
    },
  }
}

export type ShopClient = Client<paths> & {
  /** Opens a session, which the later calls of this client use. */
  signIn(user: { email: string; identityToken: string }): ReturnType<typeof postSession>
}

const postSession = (client: Client<paths>, email: string, identityToken: string) =>
  client.POST('/jwt', {
    body: { email },
    headers: { authorization: `Bearer ${identityToken}` },
  })

/** A client of the shop at `baseUrl`. Its methods take paths and parameters of the contract, and return `{ data, error }`. */
export function createShopClient({
  baseUrl,
  fetch,
}: Pick<ClientOptions, 'fetch'> & { baseUrl: string }): ShopClient {
  const client = createClient<paths>({
    baseUrl,
    fetch,
    headers: { accept: 'application/json, application/problem+json' },
  })
  const { origin } = new URL(baseUrl)
  const jar = createCookieJar()
  client.use({
    onRequest({ request }) {
      const cookie = jar.header()
      if (cookie && new URL(request.url).origin === origin) request.headers.set('cookie', cookie)
    },
    onResponse({ request, response }) {
      if (new URL(request.url).origin === origin) jar.save(response.headers.getSetCookie())
    },
  })
  return {
    ...client,
    signIn: ({ email, identityToken }) => postSession(client, email, identityToken),
  }
}
