import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import type { CartItem } from '@/api'
import { productPath } from '@/common/addresses'
import { CellPicture, CutName, EllipsisText } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { formatShortDate } from '@/dashboard/tables/formatShortDate'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { formatCount } from '@/shared/lib/formatCount'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { sumLines } from '@/shared/lib/sumLines'
import { Link as RouterLink } from '@/shared/ui/Link'
import * as messages from '../messages'

export function cartColumns(onDelete: (row: CartItem) => void): Column<CartItem>[] {
  return [
    {
      field: 'picture',
      label: t(messages.picture),
      width: 68,
      cardSlot: 'picture',
      cell: ({ image }) => <CellPicture src={image} />,
    },
    {
      field: 'name',
      label: t(messages.product),
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
      label: t(messages.customer),
      width: 210,
      cardSlot: 'subtitle',
      isFlexible: true,
      cell: ({ author }, tabIndex) => (
        <CustomerLink email={author} tabIndex={tabIndex} sx={{ maxWidth: '100%' }}>
          <EllipsisText text={author} />
        </CustomerLink>
      ),
    },
    {
      field: 'price',
      label: t(messages.price),
      description: t(messages.onlySorted),
      width: 96,
      isNumeric: true,
      cell: ({ price }) => formatTaka(price),
    },
    {
      field: 'quantity',
      label: t(messages.quantity),
      description: t(messages.onlySorted),
      width: 92,
      isNumeric: true,
      cell: ({ quantity }) => formatCount(quantity),
    },
    {
      field: 'total',
      label: t(messages.total),
      description: t(messages.totalHint),
      width: 100,
      isNumeric: true,
      cardSlot: 'subtitle',
      cell: (row) => formatTaka(sumLines([row])),
    },
    {
      field: 'inStock',
      label: t(messages.stock),
      description: t(messages.stockHint),
      width: 120,
      isHiddenByDefault: true,
      cell: ({ inStock = true }) => (
        <Chip
          color={inStock ? 'success' : 'error'}
          label={t(inStock ? messages.inStock : messages.outOfStock)}
        />
      ),
    },
    {
      field: 'cartAdded',
      label: t(messages.added),
      description: t(messages.onlySorted),
      width: 98,
      cell: ({ cartAdded }) => <span className={styles.quiet}>{formatShortDate(cartAdded)}</span>,
    },
    actionsColumn(80, (row, tabIndex) => (
      <DeleteButton
        label={t(messages.deleteLabel)(row.name, row.author)}
        tabIndex={tabIndex}
        onClick={() => onDelete(row)}
      />
    )),
  ]
}
