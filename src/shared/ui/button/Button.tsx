import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../../lib/classNames'
import { Spinner } from '../spinner/Spinner'
import styles from './Button.module.css'
import { pressable } from './pressable'

export type ButtonLook = 'main' | 'plain' | 'quiet'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `main` is the one main action of a screen. */
  look?: ButtonLook
  isBusy?: boolean
}

export function Button({
  look = 'plain',
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
      className={classNames(buttonClass(look), className)}
      aria-busy={isBusy || undefined}
    >
      {isBusy && <Spinner size={18} />}
      {children}
    </button>
  )
}

/** For links that look like buttons. */
export function buttonClass(look: ButtonLook = 'plain'): string {
  return classNames(styles.button, styles[look])
}
