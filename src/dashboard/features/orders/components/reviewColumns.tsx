import Chip from '@mui/material/Chip'
import type { Order } from '@/api'
import styles from '@/dashboard/tables/cells.module.css'
import type { Column } from '@/dashboard/tables/columns'
import { ReviewStars } from '@/entities/review/components/ReviewStars'
import { isBengali, t } from '@/shared/lib/language'
import * as messages from '../messages'

/** The review of an order, and whether it is shown. */
export const reviewColumns: Column<Order>[] = [
  {
    field: 'customerReview',
    label: t(messages.review),
    width: 260,
    isFlexible: true,
    cell: ({ customerReview, reviewStars }) => (
      <span className={styles.clamped} title={customerReview}>
        <ReviewStars stars={reviewStars} /> {customerReview}
      </span>
    ),
  },
  {
    field: 'reviewHidden',
    label: t(messages.onProductPages),
    width: isBengali ? 130 : 120,
    cardSlot: 'badge',
    cell: ({ reviewHidden }) =>
      reviewHidden ? (
        <Chip color="error" label={t(messages.hidden)} />
      ) : (
        <Chip color="success" label={t(messages.onPages)} />
      ),
  },
]
