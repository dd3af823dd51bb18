import type { ReactNode } from 'react'
import { classNames } from '../../lib/classNames'
import { AlertIcon } from '../icon/accountIcons'
import styles from './Notice.module.css'

type NoticeProps = {
  /** `attention` is for what is not wrong, but must be seen. */
  tone?: 'bad' | 'attention'
  children: ReactNode
}

/** What is to be known of a whole form or list rather than of one of its fields; read out as it appears. */
export function Notice({ tone = 'bad', children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role="alert">
      <AlertIcon size={20} />
      <div className={styles.words}>{children}</div>
    </div>
  )
}
