import Link, { type LinkProps } from '@mui/material/Link'
import type { ReactNode } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { langOf } from '@/shared/lib/langOf'
import { Picture } from '@/shared/ui/Picture'
import styles from './cells.module.css'

const maxLength = 20

/** The first 20 characters; all of the text is shown on hover. */
export function TruncatedText({ text }: { text: string }) {
  if (text.length <= maxLength) return <span>{text}</span>
  return (
    <span className={styles.truncated} title={text}>
      {text.slice(0, maxLength)}
    </span>
  )
}

/** The name of a product, cut as `TruncatedText`; the rest is on a second line, so that variants differ. */
export function CutName({ name }: { name: string }) {
  const rest = name.slice(maxLength)
  return (
    <span className={styles.lines} lang={langOf(name)}>
      <TruncatedText text={name} />
      {rest && <span className={classNames(styles.ellipsis, styles.faint)}>{rest}</span>}
    </span>
  )
}

const lineClasses = {
  1: styles.ellipsis,
  2: styles.clamped,
  4: classNames(styles.clamped, styles.tall),
}

type EllipsisTextProps = { text: string; isFaint?: boolean; lines?: keyof typeof lineClasses }

/** Lines, the last of which ends in an ellipsis; all of the text is shown on hover. */
export function EllipsisText({ text, isFaint = false, lines = 1 }: EllipsisTextProps) {
  return (
    <span className={classNames(lineClasses[lines], isFaint && styles.faint)} title={text}>
      {text}
    </span>
  )
}

type CellButtonProps = {
  tabIndex: number
  /** Says what the button does, if its text doesn't. */
  label?: string
  variant?: LinkProps['variant']
  onClick: () => void
  children: ReactNode
}

/** A button that looks like text with a line below it. */
export function CellButton({ label, ...props }: CellButtonProps) {
  return (
    <Link
      component="button"
      type="button"
      variant="inherit"
      color="inherit"
      aria-label={label}
      {...props}
    />
  )
}

export function CellPicture({ src }: { src: string }) {
  return (
    <div className={styles.picture}>
      <Picture src={src} alt="" sizes="44px" />
    </div>
  )
}
