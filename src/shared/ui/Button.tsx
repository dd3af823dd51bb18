import type { ComponentProps } from 'react'
import { classNames } from '../lib/classNames'
import styles from './Button.module.css'
import { pressable } from './pressable'
import { Spinner } from './Spinner'

export type ButtonVariant = 'primary' | 'secondary' | 'dark' | 'text' | 'link'

type ButtonProps = ComponentProps<'button'> & {
  /** `primary` is the main action of a screen. */
  variant?: ButtonVariant
  isBusy?: boolean
}

export function Button({
  variant = 'secondary',
  isBusy = false,
  type = 'button',
  className,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...pressable({ isDisabled: disabled || isBusy, onClick })}
      type={type}
      className={classNames(buttonClass(variant), className)}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner size={18} />}
      {children}
    </button>
  )
}

/** Classes for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return classNames(styles.button, styles[variant])
}
