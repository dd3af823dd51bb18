import type { Location } from 'react-router-dom'
import { useAddOrderNoteMutation, useDeleteOrderNoteMutation, useListOrderNotesQuery } from '@/api'
import { openedRowParam } from '@/dashboard/tables/tableQuery'
import { Notes } from '@/dashboard/ui/note/Notes'

type OrderNotesProps = {
  orderId: string
  /** The notes go with the order. */
  isDeleting: boolean
  /** Called when the user goes on with a note that would have been lost. */
  onStay: (() => void) | undefined
}

/** The table behind may change its page and filters. */
const toOpenedOrder = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get(openedRowParam)}`

const calls = {
  useList: useListOrderNotesQuery,
  useAdd: useAddOrderNoteMutation,
  useDelete: useDeleteOrderNoteMutation,
}

export const OrderNotes = ({ orderId, isDeleting, onStay }: OrderNotesProps) => (
  <Notes
    id={orderId}
    calls={calls}
    isGuarded={!isDeleting}
    guard={{ toPlace: toOpenedOrder, onStay }}
  />
)
