import type { TextareaHTMLAttributes } from 'react'
import { classNames } from '../../lib/classNames'
import { Field, type FieldTexts } from '../field/Field'
import styles from './TextArea.module.css'

type TextAreaProps = TextareaHTMLAttributes<HTMLTextAreaElement> &
  FieldTexts & {
    value: string
    /** Shows how many characters are left; longer text can be typed but is not valid. */
    characterLimit?: number
  }

export function TextArea({
  label,
  error,
  hint,
  characterLimit,
  className,
  ...area
}: TextAreaProps) {
  return (
    <Field
      label={label}
      error={error}
      hint={hint}
      note={
        characterLimit === undefined ? undefined : countText(characterLimit - area.value.length)
      }
      className={className}
      renderControl={(control) => (
        <textarea {...area} {...control} className={classNames(control.className, styles.area)} />
      )}
    />
  )
}

const countText = (left: number) => (left < 0 ? `${-left} too many` : `${left} left`)
