import { useState } from 'react'
import type { Order } from '@/api'
import type { TableQuery } from '@/dashboard/tables/tableQuery'
import type { DataTableProps } from '@/dashboard/tables/tableTypes'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import * as messages from '../messages'

export type SiblingsOptions = {
  id: string
  /** The page of the table, for previous and next. */
  page: TableQuery
  data: DataTableProps<Order>['result']['data']
  onOpen: (order: Order) => void
  /** Opens the first order of the next page, or the last one of the previous page. */
  onOpenBeyond: (direction: 'previous' | 'next') => void
}

/** An order that left the list, for example because it was delivered, keeps its place between its neighbours. */
export function useSiblings({ id, page, data, onOpen, onOpenBeyond }: SiblingsOptions) {
  const { rows, total, isMore } = data ?? { rows: [], total: 0, isMore: false }
  const before = (page.page - 1) * page.pageSize
  const found = rows.findIndex(({ _id }) => _id === id)
  const [lastIndex, setLastIndex] = useState(found)
  if (found >= 0 && found !== lastIndex) setLastIndex(found)
  const isListed = found >= 0
  const index = isListed ? found : lastIndex
  const nextIndex = isListed ? index + 1 : index

  /** Undefined at the end of the list. */
  function getOpener(
    direction: 'previous' | 'next',
    sibling: Order | undefined,
    isBeyond: boolean,
  ) {
    if (sibling) return () => onOpen(sibling)
    return index >= 0 && isBeyond ? () => onOpenBeyond(direction) : undefined
  }

  return {
    siblings: [
      {
        label: t(messages.previous),
        Icon: ChevronLeftIcon,
        onOpen: getOpener('previous', rows[index - 1], index === 0 && before > 0),
      },
      {
        label: t(messages.next),
        Icon: ChevronRightIcon,
        onOpen: getOpener(
          'next',
          rows[nextIndex],
          nextIndex === rows.length && before + nextIndex < total,
        ),
      },
    ],
    position:
      isListed && t(messages.position)(formatCount(before + found + 1), formatCount(total), isMore),
  }
}
