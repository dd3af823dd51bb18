import type { Product } from '@/api'
import { Button } from '@/shared/ui/Button'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { usePurchase } from '../hooks/usePurchase'

/** Adds one. Pressing it for a product without stock says so. */
export function AddToCartButton({ product }: { product: Product }) {
  const { attempt, busyKind, errors } = usePurchase({ product })
  const add = () => attempt({ kind: 'add', quantity: 1 })
  return (
    <>
      <Button
        variant={product.inStock ? 'primary' : 'secondary'}
        isBusy={busyKind === 'add'}
        aria-label={`Add ${product.productName} to the cart`}
        onClick={add}
      >
        Add to Cart
      </Button>
      {errors.map(({ message }) => (
        <ErrorNote key={message} message={`Couldn’t add to cart. ${message}`} onRetry={add} />
      ))}
    </>
  )
}
