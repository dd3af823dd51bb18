import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './CheckBox.module.css'

type CheckBoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode }

export function CheckBox({ label, ...input }: CheckBoxProps) {
  return (
    <label className={styles.box}>
      <input {...input} type="checkbox" />
      {label}
    </label>
  )
}
