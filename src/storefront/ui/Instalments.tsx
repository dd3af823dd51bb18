import { getMaxInstalments } from '@/common/emi'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import styles from './Instalments.module.css'
import * as messages from './instalmentMessages'

/** What an amount costs a month, where it can be paid in instalments. */
export function Instalments({ amount }: { amount: number }) {
  const months = getMaxInstalments(amount)
  return (
    months !== undefined && (
      <p className={styles.instalments}>
        {t(messages.fromAMonth)(formatTaka(Math.ceil(amount / months)), months)}
      </p>
    )
  )
}
