import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { Button, buttonClass } from '@/shared/ui/Button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
import { pageNumbers } from '../lib/pageNumbers'
import * as messages from '../messages'
import styles from './Pagination.module.css'

type PaginationProps = {
  page: number
  totalPages: number
  addressOf: (page: number) => string
  onChange: (page: number) => void
  /** The pointer is over the link to a page. */
  onIntent?: (page: number) => void
}

export function Pagination({ page, totalPages, addressOf, onChange, onIntent }: PaginationProps) {
  const linkProps = (number: number) => ({
    to: addressOf(number),
    onClick(event: MouseEvent) {
      // Let the browser open links in new tabs and windows.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onChange(number)
    },
    onPointerEnter: () => onIntent?.(number),
  })

  const renderStep = (number: number, text: ReactNode) =>
    number >= 1 && number <= totalPages ? (
      <Link {...linkProps(number)} className={classNames(buttonClass(), styles.step)}>
        {text}
      </Link>
    ) : (
      <Button className={styles.step} disabled>
        {text}
      </Button>
    )

  return (
    <nav className={styles.pagination} aria-label={t(messages.pages)}>
      {renderStep(page - 1, [<ChevronLeftIcon key="icon" size={18} />, t(messages.previous)])}
      <ol className={styles.numbers}>
        {pageNumbers(page, totalPages).map(({ key, number }) => (
          <li key={key}>
            {number === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                {...linkProps(number)}
                className={styles.number}
                aria-label={t(messages.pageNumber)(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatCount(number)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {renderStep(page + 1, [t(messages.next), <ChevronRightIcon key="icon" size={18} />])}
    </nav>
  )
}
