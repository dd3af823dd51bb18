import type { Product } from '@/api'
import { localProduct } from '@/entities/product/lib/localProduct'
import { t } from '@/shared/lib/language'
import { Button } from '@/shared/ui/Button'
import { ErrorNote } from '@/shared/ui/ErrorNote'
import { usePurchase } from '../hooks/usePurchase'
import * as messages from '../messages'

/** Adds one. Pressing it for a product without stock says so. */
export function AddToCartButton({ product }: { product: Product }) {
  const { attempt, busyKind, errorText, retry } = usePurchase({ product })
  return (
    <>
      <Button
        variant={product.inStock ? 'primary' : 'secondary'}
        isBusy={busyKind === 'add'}
        aria-label={t(messages.addProduct)(localProduct(product).productName)}
        onClick={() => attempt({ kind: 'add', quantity: 1 })}
      >
        {t(messages.addToCart)}
      </Button>
      {errorText && <ErrorNote message={t(messages.addFailed)(errorText)} onRetry={retry} />}
    </>
  )
}
