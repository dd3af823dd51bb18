import type { CartItem } from '@/api'
import { productPath } from '@/common/addresses'
import { isUnavailable } from '@/entities/cart/lib/availability'
import { itemLang, itemName } from '@/entities/cart/lib/localItem'
import { useFocusOnMount } from '@/shared/hooks/useFocusOnMount'
import { classNames } from '@/shared/lib/classNames'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { sumLines } from '@/shared/lib/sumLines'
import * as shared from '@/shared/messages'
import { Badge } from '@/shared/ui/Badge'
import { IconButton } from '@/shared/ui/IconButton'
import { TrashIcon } from '@/shared/ui/icon/accountIcons'
import { Link } from '@/shared/ui/Link'
import { Picture } from '@/shared/ui/Picture'
import { QuantityStepper } from '@/storefront/ui/QuantityStepper'
import * as messages from '../messages'
import styles from './CartTable.module.css'

type CartRowProps = {
  row: CartItem
  /** The row has just been restored by its undo button. */
  shouldTakeFocus: boolean
  onQuantity: (quantity: number) => void
  onRemove: () => void
}

export function CartRow({ row, shouldTakeFocus, onQuantity, onRemove }: CartRowProps) {
  const removeRef = useFocusOnMount(shouldTakeFocus)
  const { image, price, quantity, gadgetId } = row
  const name = itemName(row)
  const isGone = isUnavailable(row)
  const path = productPath({ _id: gadgetId, productName: row.name })

  return (
    <tr className={classNames(styles.row, isGone && styles.unavailable)}>
      <td className={styles.product}>
        <div className={styles.item}>
          <Link className={styles.picture} to={path} tabIndex={-1} aria-hidden="true">
            <Picture src={image} alt="" sizes="96px" />
          </Link>
          <div className={styles.text}>
            <Link className={classNames('quiet-link', styles.name)} to={path} lang={itemLang(row)}>
              {name}
            </Link>
            {isGone && <Badge tone="bad">{t(shared.outOfStock)}</Badge>}
          </div>
        </div>
      </td>
      <td className={styles.price}>
        {formatTaka(price)}
        <span className="below-768">{t(messages.each)}</span>
      </td>
      <td className={styles.quantity}>
        <QuantityStepper
          value={quantity}
          onChange={onQuantity}
          label={t(messages.quantityOf)(name)}
          isDisabled={isGone}
        />
      </td>
      <td className={styles.subtotal}>{formatTaka(sumLines([row]), { hasDecimals: true })}</td>
      <td className={styles.remove}>
        <IconButton
          ref={removeRef}
          className={styles.bin}
          aria-label={t(messages.removeItem)(name)}
          onClick={onRemove}
        >
          <TrashIcon size={20} />
        </IconButton>
      </td>
    </tr>
  )
}
