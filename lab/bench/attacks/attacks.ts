import type { Call } from './callShop'

export type Attack = {
  name: string
  requestOf: (turn: number, cookie: string) => Call
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const json = { 'content-type': 'application/json' }
const compressed = { 'accept-encoding': 'br, gzip' }

/** 240 KB each; every field or entry is invalid. */
const doubledKeys = `tran_id=x&${Array.from({ length: 21_000 }, (_, index) => {
  const key = index.toString(16)
  return `${key}=&${key}=`
}).join('&')}`
const emptyItems = `{"cartItems":[${Array(80_000).fill('{}').join(',')}]}`

/** Below every size limit: as many repeated keys and empty items as fit into 16 and 64 KB. */
const fewerDoubledKeys = doubledKeys.slice(0, 16_000)
const fewerEmptyItems = `{"cartItems":[${Array(21_000).fill('{}').join(',')}]}`

const letters = (turn: number) => turn.toString(36)

/** Attacks that a security review tried, one kind of request each. */
export const attacks: readonly Attack[] = [
  {
    name: 'repeated form keys, 240 KB',
    requestOf: () => ({ method: 'POST', path: '/payment/ipn', headers: form, body: doubledKeys }),
  },
  {
    name: 'repeated form keys, 16 KB',
    requestOf: () => ({
      method: 'POST',
      path: '/payment/ipn',
      headers: form,
      body: fewerDoubledKeys,
    }),
  },
  {
    name: 'empty cart items, 240 KB',
    requestOf: (_turn, cookie) => ({
      method: 'POST',
      path: '/api/place-order',
      headers: { ...json, cookie },
      body: emptyItems,
    }),
  },
  {
    name: 'empty cart items, 63 KB',
    requestOf: (_turn, cookie) => ({
      method: 'POST',
      path: '/api/place-order',
      headers: { ...json, cookie },
      body: fewerEmptyItems,
    }),
  },
  {
    name: 'lists that are not cached',
    requestOf: (turn) => ({
      path: `/api/popular-gadget?limit=100&skip=${turn}`,
      headers: compressed,
    }),
  },
  {
    name: 'unknown query parameters',
    requestOf: (turn) => ({
      path: `/api/new-arrival?${letters(turn)}=${turn}`,
      headers: compressed,
    }),
  },
  {
    name: 'sitemap of 10,000 products',
    requestOf: () => ({ path: '/sitemap.xml', headers: compressed }),
  },
  {
    name: 'pages that do not exist',
    requestOf: (turn) => ({
      path: `/nothing/${turn}`,
      headers: { ...compressed, accept: 'text/html' },
    }),
  },
  {
    name: 'personal pages',
    requestOf: (turn) => ({
      path: `/success/x/${turn}`,
      headers: { ...compressed, accept: 'text/html' },
    }),
  },
]
