import { useCart } from '@/entities/cart/hooks/useCart'
import { t } from '@/shared/lib/language'
import { ArrowRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { Notice } from '@/storefront/ui/Notice'
import { useCartLines } from '../hooks/useCartLines'
import * as messages from '../messages'
import styles from './Cart.module.css'
import { CartRow } from './CartRow'
import { CartSkeleton } from './CartSkeleton'
import { CartSummary } from './CartSummary'
import { CartTable } from './CartTable'
import { EmptyCart } from './EmptyCart'
import { RemovedRow } from './RemovedRow'

export function Cart() {
  const { rows, blocker, query } = useCart()
  const { lines, pressedId, setQuantity, remove, restore } = useCartLines(rows)

  return (
    <QueryState query={query} loading={<CartSkeleton />} errorText={t(messages.cartNotLoaded)}>
      {() => (
        <div className={styles.cart}>
          <div className={styles.lines}>
            {blocker && <Notice>{blocker}</Notice>}
            {lines.length > 0 && (
              <CartTable>
                {lines.map(({ row, isRemoved }) =>
                  isRemoved ? (
                    <RemovedRow
                      key={row.gadgetId}
                      row={row}
                      shouldTakeFocus={row.gadgetId === pressedId}
                      onRestore={() => void restore(row)}
                    />
                  ) : (
                    <CartRow
                      key={row.gadgetId}
                      row={row}
                      shouldTakeFocus={row.gadgetId === pressedId}
                      onQuantity={(quantity) => setQuantity(row, quantity)}
                      onRemove={() => void remove(row)}
                    />
                  ),
                )}
              </CartTable>
            )}
            {rows.length === 0 && <EmptyCart />}
          </div>
          {rows.length > 0 && (
            <>
              <CartSummary rows={rows} canProceed={blocker === undefined} />
              <Link className={styles.back} to="/">
                <ArrowRightIcon size={18} /> {t(messages.continueShopping)}
              </Link>
            </>
          )}
        </div>
      )}
    </QueryState>
  )
}
