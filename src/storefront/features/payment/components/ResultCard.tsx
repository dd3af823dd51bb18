import type { ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { AlertIcon, CheckIcon, CloseIcon } from '@/shared/ui/icon/icons'
import { Logo } from '@/shared/ui/Logo'
import { Spinner } from '@/shared/ui/Spinner'
import { shop } from '@/shop/shop.config'
import styles from './ResultCard.module.css'

type ResultCardProps = {
  tone: keyof typeof marks
  title: string
  text: string
  children?: ReactNode
  actions: ReactNode
}

const marks = {
  good: <CheckIcon size={36} />,
  waiting: <Spinner size={36} />,
  bad: <CloseIcon size={36} />,
  attention: <AlertIcon size={36} />,
  unpaid: <AlertIcon size={36} />,
}

export function ResultCard({ tone, title, text, children, actions }: ResultCardProps) {
  return (
    <div className={styles.result}>
      <Logo label={t(shop.displayName)} />
      <div className={styles.card}>
        <span className={classNames(styles.mark, styles[tone])} aria-hidden="true">
          {marks[tone]}
        </span>
        <div className={styles.text} role="status">
          <h1>{title}</h1>
          <p>{text}</p>
        </div>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  )
}
