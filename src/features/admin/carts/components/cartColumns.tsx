import { Link } from 'react-router-dom'
import { productPath } from '../../../../../shop/addresses'
import type { CartItem } from '../../../../api'
import { formatDate } from '../../../../shared/lib/formatDate'
import { formatTaka } from '../../../../shared/lib/formatTaka'
import { sumLines } from '../../../../shared/lib/orderTotals'
import { Badge } from '../../../../shared/ui/badge/Badge'
import type { Column } from '../../../../shared/ui/data-table/columns'
import { TruncatedText } from '../../../../shared/ui/data-table/TruncatedText'
import { Picture } from '../../../../shared/ui/picture/Picture'
import cells from '../../shared/components/cells.module.css'
import { DeleteButton } from '../../shared/components/DeleteButton'
import { EllipsisText } from '../../shared/components/EllipsisText'
import { maxTextLength } from '../../shared/lib/text'

export function cartColumns(onDelete: (row: CartItem) => void): Column<CartItem>[] {
  return [
    {
      field: 'picture',
      label: 'Picture',
      width: 68,
      cardSlot: 'picture',
      cell: ({ image }) => (
        <span className={cells.picture}>
          <Picture src={image} alt="" sizes="44px" />
        </span>
      ),
    },
    {
      field: 'name',
      label: 'Product',
      width: 170,
      isFlexible: true,
      isSortable: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ name, gadgetId }, tabIndex) => (
        <Link
          className={cells.link}
          to={productPath({ _id: gadgetId, productName: name })}
          tabIndex={tabIndex}
        >
          <TruncatedText text={name} maxLength={maxTextLength.name} />
        </Link>
      ),
    },
    {
      field: 'author',
      label: 'Customer',
      width: 170,
      isFlexible: true,
      isSortable: true,
      cell: ({ author }) => <EllipsisText text={author} />,
    },
    {
      field: 'price',
      label: 'Price',
      width: 96,
      isSortable: true,
      isNumeric: true,
      cell: ({ price }) => formatTaka(price),
    },
    {
      field: 'quantity',
      label: 'Quantity',
      width: 92,
      isSortable: true,
      isNumeric: true,
      cell: ({ quantity }) => quantity,
    },
    {
      field: 'total',
      label: 'Total',
      width: 100,
      isNumeric: true,
      cell: (row) => formatTaka(sumLines([row])),
    },
    {
      field: 'inStock',
      label: 'Stock',
      width: 120,
      isHiddenByDefault: true,
      cell: ({ inStock = true }) => (
        <Badge tone={inStock ? 'good' : 'bad'} hasDot>
          {inStock ? 'In Stock' : 'Out of Stock'}
        </Badge>
      ),
    },
    {
      field: 'cartAdded',
      label: 'Added',
      width: 104,
      isSortable: true,
      cell: ({ cartAdded }) => formatDate(cartAdded),
    },
    {
      field: 'actions',
      label: 'Actions',
      width: 80,
      isAlwaysVisible: true,
      cardSlot: 'actions',
      cell: (row, tabIndex) => (
        <DeleteButton
          label={`Delete ${row.name} from the cart of ${row.author}`}
          tabIndex={tabIndex}
          onClick={() => onDelete(row)}
        />
      ),
    },
  ]
}
