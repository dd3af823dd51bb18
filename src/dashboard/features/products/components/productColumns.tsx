import Button from '@mui/material/Button'
import type { Product } from '@/api'
import { updatePath } from '@/common/addresses'
import { productFields } from '@/common/productFields'
import { CellButton, CellPicture, CutName } from '@/dashboard/tables/cells'
import styles from '@/dashboard/tables/cells.module.css'
import { actionsColumn, type Column } from '@/dashboard/tables/columns'
import { DeleteButton } from '@/dashboard/ui/DeleteButton'
import { categoryName } from '@/shared/lib/categoryName'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import { Link } from '@/shared/ui/Link'
import * as messages from '../messages'
import { StockSwitch } from './StockSwitch'

type PriceField = 'price' | 'discountPrice'

export type PriceEntry = (product: Product, field: PriceField, text: string) => Product | string

export type ProductHandlers = {
  onDelete: (product: Product) => void
  onStockToggle: (product: Product) => void
  onPriceEdit: (product: Product) => void
  /** The product with a price that was entered in a cell, or why it cannot be saved. */
  enterPrice: PriceEntry
}

export function productColumns(handlers: ProductHandlers): Column<Product>[] {
  const { onDelete, onStockToggle, onPriceEdit, enterPrice } = handlers

  const editPrice = (field: PriceField): Column<Product>['edit'] => ({
    toText: ({ [field]: amount }) => `${amount || ''}`,
    toLabel: ({ productName }) => t(messages.priceOf)(t(productFields[field].label), productName),
    enter: (product, text) => enterPrice(product, field, text),
  })

  return [
    {
      field: 'picture',
      label: t(messages.picture),
      width: 68,
      cardSlot: 'picture',
      cell: ({ images: [image = ''] }) => <CellPicture src={image} />,
    },
    {
      field: 'productName',
      label: t(productFields.productName.label),
      width: 170,
      isFlexible: true,
      isAlwaysVisible: true,
      cardSlot: 'title',
      cell: ({ productName }) => (
        <span className={styles.name}>
          <CutName name={productName} />
        </span>
      ),
    },
    {
      field: 'category',
      label: t(productFields.category.label),
      width: 150,
      cardSlot: 'subtitle',
      cell: ({ category }) => categoryName(category),
    },
    {
      field: 'price',
      label: t(productFields.price.label),
      width: 100,
      cardSlot: 'subtitle',
      isNumeric: true,
      description: t(messages.editInCell),
      edit: editPrice('price'),
      cell: ({ price }) => formatTaka(price),
      cardCell: (product) => (
        <CellButton
          tabIndex={0}
          label={t(messages.changePrice)(product.productName, formatTaka(product.price))}
          onClick={() => onPriceEdit(product)}
        >
          {formatTaka(product.price)}
        </CellButton>
      ),
    },
    {
      field: 'discountPrice',
      label: t(productFields.discountPrice.label),
      description: t(messages.discountNotSorted),
      width: 130,
      cardSlot: 'subtitle',
      isNumeric: true,
      edit: editPrice('discountPrice'),
      cell: ({ discountPrice }) => (discountPrice ? formatTaka(discountPrice) : ''),
    },
    {
      field: 'inStock',
      label: t(productFields.inStock.label),
      width: 140,
      cardSlot: 'badge',
      cell: (product, tabIndex) => (
        <StockSwitch product={product} tabIndex={tabIndex} onToggle={onStockToggle} />
      ),
    },
    actionsColumn(110, (product, tabIndex) => (
      <div className={styles.actions}>
        <Button
          component={Link}
          size="small"
          variant="text"
          to={updatePath(product)}
          tabIndex={tabIndex}
          aria-label={t(messages.editProduct)(product.productName)}
        >
          {t(messages.edit)}
        </Button>
        <DeleteButton
          label={t(messages.deleteProduct)(product.productName)}
          tabIndex={tabIndex}
          onClick={() => onDelete(product)}
        />
      </div>
    )),
  ]
}
