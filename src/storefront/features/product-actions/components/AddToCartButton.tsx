import type { Product } from '@/api'
import { Button } from '@/shared/ui/Button'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { usePurchase } from '../hooks/usePurchase'

/** Adds one. Pressing it for a product without stock says so. */
export function AddToCartButton({ product }: { product: Product }) {
  const { attempt, busyKind, errorText, retry } = usePurchase({ product })
  return (
    <>
      <Button
        variant={product.inStock ? 'primary' : 'secondary'}
        isBusy={busyKind === 'add'}
        aria-label={`Add ${product.productName} to the cart`}
        onClick={() => attempt({ kind: 'add', quantity: 1 })}
      >
        Add to Cart
      </Button>
      {errorText && <ErrorNote message={`Couldn’t add to cart. ${errorText}`} onRetry={retry} />}
    </>
  )
}
