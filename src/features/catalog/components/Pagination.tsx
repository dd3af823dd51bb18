import { Link } from 'react-router-dom'
import { Button } from '../../../shared/ui/button/Button'
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icon'
import { pageNumbers } from '../lib/pageNumbers'
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
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <Button
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
        onPointerEnter={() => page > 1 && onIntent?.(page - 1)}
      >
        <ChevronLeftIcon size={18} />
        Previous
      </Button>
      <ol className={styles.numbers}>
        {pageNumbers(page, totalPages).map(({ key, number }) => (
          <li key={key}>
            {number === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.number}
                to={addressOf(number)}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
                preventScrollReset
                onClick={(event) => {
                  // Let the browser open links in new tabs and windows.
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return
                  event.preventDefault()
                  onChange(number)
                }}
                onPointerEnter={() => onIntent?.(number)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <Button
        disabled={page >= totalPages}
        onClick={() => onChange(page + 1)}
        onPointerEnter={() => page < totalPages && onIntent?.(page + 1)}
      >
        Next
        <ChevronRightIcon size={18} />
      </Button>
    </nav>
  )
}
