import type { ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { AlertIcon } from '@/shared/ui/icon/icons'
import styles from './Notice.module.css'

type NoticeProps = {
  /** `attention` is important, but not an error. */
  tone?: 'bad' | 'attention'
  children: ReactNode
}

/** A message about a whole form or list, announced when it appears. */
export function Notice({ tone = 'bad', children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role="alert">
      <AlertIcon size={20} />
      <div>{children}</div>
    </div>
  )
}
