import type { ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { Button, buttonClass } from '@/shared/ui/Button'
import { ChevronLeftIcon, ChevronRightIcon } from '@/shared/ui/icon/icons'
import { Link } from '@/shared/ui/Link'
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

export function Pagination({ page, totalPages, ...links }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label="Pages">
      <StepLink {...links} page={page - 1} isDisabled={page <= 1}>
        <ChevronLeftIcon size={18} />
        Previous
      </StepLink>
      <ol className={styles.numbers}>
        {pageNumbers(page, totalPages).map(({ key, number }) => (
          <li key={key}>
            {number === undefined ? (
              <span className={styles.gap}>…</span>
            ) : (
              <PageLink
                {...links}
                className={styles.number}
                page={number}
                label={`Page ${number}`}
                isCurrent={number === page}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <StepLink {...links} page={page + 1} isDisabled={page >= totalPages}>
        Next
        <ChevronRightIcon size={18} />
      </StepLink>
    </nav>
  )
}

type LinkProps = Omit<PaginationProps, 'totalPages'> & { children: ReactNode }

/** To the previous or next page. */
function StepLink({ isDisabled, children, ...rest }: LinkProps & { isDisabled: boolean }) {
  if (isDisabled) {
    return (
      <Button className={styles.step} disabled>
        {children}
      </Button>
    )
  }
  return (
    <PageLink {...rest} className={classNames(buttonClass(), styles.step)}>
      {children}
    </PageLink>
  )
}

type PageLinkProps = LinkProps & { className?: string; label?: string; isCurrent?: boolean }

function PageLink(props: PageLinkProps) {
  const { page, label, isCurrent, className, addressOf, onChange, onIntent, children } = props
  return (
    <Link
      className={className}
      to={addressOf(page)}
      aria-label={label}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        // Let the browser open links in new tabs and windows.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onChange(page)
      }}
      onPointerEnter={() => onIntent?.(page)}
    >
      {children}
    </Link>
  )
}
