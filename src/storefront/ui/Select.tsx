import { type ComponentProps, useId } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import styles from './Select.module.css'

type SelectProps = ComponentProps<'select'> & { label: string }

/** A native select with its label inside. */
export function Select({ label, className, ...select }: SelectProps) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={styles.select} />
      <ChevronDownIcon size={18} />
    </div>
  )
}
