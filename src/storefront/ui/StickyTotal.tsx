import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import styles from './StickyTotal.module.css'

/** The total beside the button of a sticky bar. Hidden from screen readers and wide screens, which have it in the summary. */
export function StickyTotal({ total }: { total: number }) {
  return (
    <p className={styles.total} aria-hidden="true">
      <span>{t(shared.total)}</span>
      {formatTaka(total, { hasDecimals: true })}
    </p>
  )
}
