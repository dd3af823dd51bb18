import { useEventCallback } from '@mui/material/utils'
import { useRef, useState } from 'react'
import { isEditConflict, messageOf, type Product, useSetProductPriceMutation } from '@/api'
import { showProblem } from '@/dashboard/ui/showProblem'
import type { OfferUndo } from '@/dashboard/ui/useUndoNotice'
import { PriceDialog } from '../components/PriceDialog'
import { priceNotice } from '../lib/priceNotice'

const pricesOf = ({ price, discountPrice }: Product) => ({
  price,
  discountPrice: discountPrice ?? null,
})

/** The change from `previous` to `next`, of what was saved meanwhile. */
const rebase = (next: Product, previous: Product, saved: Product): Product => ({
  ...saved,
  price: next.price === previous.price ? saved.price : next.price,
  discountPrice:
    next.discountPrice === previous.discountPrice ? saved.discountPrice : next.discountPrice,
})

type Opened = { product: Product; entered?: Product }

/** Prices that are changed in the cells of a table, and in a dialog where there are no cells. */
export function usePriceCells(offerUndo: OfferUndo) {
  const [setProductPrice] = useSetProductPriceMutation()
  const [opened, setOpened] = useState<Opened>()
  const isAsking = useRef(false)
  const saving = useRef(new Map<string, Promise<Product>>())

  function open(next: Opened | undefined) {
    isAsking.current = next !== undefined
    setOpened(next)
  }

  const send = (next: Product, previous: Product) =>
    setProductPrice({
      id: next._id,
      body: { ...pricesOf(next), previous: pricesOf(previous) },
    })

  async function undo(next: Product, previous: Product) {
    const { error } = await send(previous, next)
    showProblem(error, 'warning')
  }

  async function save(next: Product, previous: Product): Promise<Product> {
    const { data, error } = await send(next, previous)
    // Merged, or asked about, as in the editor. While it asks about another one, the cell keeps what was typed.
    if (isEditConflict(error) && !isAsking.current) {
      open({ product: previous, entered: next })
      return previous
    }
    if (!data) throw new Error(messageOf(error))
    offerUndo(priceNotice(next.productName, next, previous), () => undo(next, previous))
    return data
  }

  /** The two prices of a product may be entered faster than the first is saved. */
  function saveInOrder(next: Product, previous: Product): Promise<Product> {
    const { _id: id } = next
    const earlier = saving.current.get(id)
    const saved = earlier
      ? earlier.then(
          (latest) => save(rebase(next, previous, latest), latest),
          () => save(next, previous),
        )
      : save(next, previous)
    saving.current.set(id, saved)
    const forget = () => {
      if (saving.current.get(id) === saved) saving.current.delete(id)
    }
    void saved.then(forget, forget)
    return saved
  }

  return {
    onPriceEdit: useEventCallback((product: Product) => open({ product })),
    onRowEdit: useEventCallback(saveInOrder),
    dialog: opened && (
      <PriceDialog key={opened.product._id} {...opened} onClose={() => open(undefined)} />
    ),
  }
}
