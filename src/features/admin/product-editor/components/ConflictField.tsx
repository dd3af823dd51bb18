import { useId } from 'react'
import { classNames } from '../../../../shared/lib/classNames'
import { Picture } from '../../../../shared/ui/picture/Picture'
import type { ProductDraft } from '../forms/productForm'
import { type ConflictFieldName, fieldLabels, getFieldText, type Side } from '../lib/conflict'
import styles from './ConflictField.module.css'

type ConflictFieldProps = {
  field: ConflictFieldName
  mine: ProductDraft
  theirs: ProductDraft
  choice: Side
  onChoose: (side: Side) => void
}

export function ConflictField({ field, mine, theirs, choice, onChoose }: ConflictFieldProps) {
  const name = useId()
  const label = fieldLabels[field]
  const side = (value: Side, title: string, draft: ProductDraft) => (
    <label className={classNames(styles.side, choice === value && styles.chosen)}>
      <span className={styles.title}>
        <input
          type="radio"
          name={name}
          value={value}
          checked={choice === value}
          onChange={() => onChoose(value)}
        />
        {title}
      </span>
      {field === 'images' ? (
        <Shots images={draft.images} />
      ) : (
        <Text text={getFieldText(draft, field)} />
      )}
    </label>
  )

  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      {side('mine', 'Yours', mine)}
      {side('theirs', 'Theirs', theirs)}
    </fieldset>
  )
}

function Text({ text }: { text: string }) {
  return text ? <span className={styles.text}>{text}</span> : <i className={styles.none}>None</i>
}

function Shots({ images }: { images: readonly string[] }) {
  return (
    <span className={styles.shots}>
      {images.map((image, index) => (
        <Picture key={image} src={image} alt={`Picture ${index + 1}`} sizes="72px" />
      ))}
    </span>
  )
}
