import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import type { CartItem } from '@/api'
import { productPath } from '@/common/addresses'
import { CellPicture, CutName, EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { formatDate } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { sumLines } from '@/shared/lib/orderTotals'
import { Link as RouterLink } from '@/shared/ui/Link'

export function cartColumns(onDelete: (row: CartItem) => void): Column<CartItem>[] {
  return [
    {
      field: 'picture',
      label: 'Picture',
      width: 68,
      cardSlot: 'picture',
      cell: ({ image }) => <CellPicture src={image} />,
    },
    {
      field: 'name',
      label: 'Product',
      width: 170,
      isFlexible: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ name, gadgetId }, tabIndex) => (
        <Link
          component={RouterLink}
          color="inherit"
          to={productPath({ _id: gadgetId, productName: name })}
          tabIndex={tabIndex}
        >
          <CutName name={name} />
        </Link>
      ),
    },
    {
      field: 'author',
      label: 'Customer',
      width: 210,
      cardSlot: 'subtitle',
      isFlexible: true,
      cell: ({ author }) => <EllipsisText text={author} />,
    },
    {
      field: 'price',
      label: 'Price',
      description: 'Can be sorted, not filtered.',
      width: 96,
      isNumeric: true,
      cell: ({ price }) => formatTaka(price),
    },
    {
      field: 'quantity',
      label: 'Quantity',
      description: 'Can be sorted, not filtered.',
      width: 92,
      isNumeric: true,
      cell: ({ quantity }) => quantity,
    },
    {
      field: 'total',
      label: 'Total',
      description: 'Price times quantity; cannot be sorted or filtered.',
      width: 100,
      isNumeric: true,
      cardSlot: 'subtitle',
      cell: (row) => formatTaka(sumLines([row])),
    },
    {
      field: 'inStock',
      label: 'Stock',
      description: 'Belongs to the product; filter it in All Products.',
      width: 120,
      isHiddenByDefault: true,
      cell: ({ inStock = true }) => (
        <Chip color={inStock ? 'success' : 'error'} label={inStock ? 'In Stock' : 'Out of Stock'} />
      ),
    },
    {
      field: 'cartAdded',
      label: 'Added',
      description: 'Can be sorted, not filtered.',
      width: 92,
      cell: ({ cartAdded }) => <span className={styles.quiet}>{formatDate(cartAdded)}</span>,
    },
    actionsColumn(80, (row, tabIndex) => (
      <DeleteButton
        label={`Delete ${row.name} from the cart of ${row.author}`}
        tabIndex={tabIndex}
        onClick={() => onDelete(row)}
      />
    )),
  ]
}
