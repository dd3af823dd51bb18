import { HttpResponse } from 'msw'
import type { CartItem } from '@/api'
import { anId } from './builders'
import { defer } from './defer'
import { mockResponse } from './doubles'

type Named = { name: string }

const errorResponse = (status: number) =>
  HttpResponse.json({ status, code: 'refused', title: 'Refused', message: 'Refused.' }, { status })

/** Stands for a server that remembers the cart; each change waits for its turn while the double is held. */
export function makeCartDouble(...initial: CartItem[]) {
  let rows = initial
  let failure: number | undefined
  let turn: Promise<void> = Promise.resolve()
  let running = 0
  const calls: string[] = []

  async function change<Answer>(call: string, make: () => Answer): Promise<Answer | Response> {
    calls.push(call)
    running += 1
    if (running > 1) calls.push('two at once')
    await turn
    running -= 1
    return failure ? errorResponse(failure) : make()
  }

  const rowOf = ({ url }: Request) => {
    const id = new URL(url).pathname.split('/').at(-1)
    return rows.find(({ _id }) => _id === id)
  }
  const isNot = (other: CartItem) => (row: CartItem) => row !== other

  return {
    calls,
    quantityOf: ({ name }: Named) => rows.find((row) => row.name === name)?.quantity ?? 0,
    setRows(next: CartItem[]) {
      rows = next
    },
    /** Blocks changes until the returned function is called. */
    hold() {
      const { promise, resolve } = defer()
      turn = promise
      return resolve
    },
    refuse(status: number | undefined) {
      failure = status
    },
    handlers: [
      mockResponse('listMyCart', () => rows),
      mockResponse('getMyDashboard', () => ({
        totalCart: rows.length,
        totalQuantity: rows.reduce((sum, { quantity }) => sum + quantity, 0),
        unpaid: rows.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        totalOrders: 4,
        totalRevenue: 12_000,
      })),
      mockResponse('updateCartQuantity', async (request) => {
        const row = rowOf(request)
        if (!row) return errorResponse(404)
        const { quantity } = (await request.json()) as { quantity: number }
        return change(`set ${row.name} ${quantity}`, () => {
          const next = { ...row, quantity }
          rows = rows.map((other) => (other._id === row._id ? next : other))
          return next
        })
      }),
      mockResponse('removeFromCart', (request) => {
        const row = rowOf(request)
        if (!row) return errorResponse(404)
        return change(`remove ${row.name}`, () => {
          rows = rows.filter(isNot(row))
          return { deletedCount: 1 }
        })
      }),
      mockResponse('addToCart', async (request) => {
        const body = (await request.json()) as CartItem
        return change(`add ${body.name} ${body.quantity}`, () => {
          const row = { ...body, _id: anId(), inStock: true }
          rows = [...rows, row]
          return row
        })
      }),
    ],
  }
}
