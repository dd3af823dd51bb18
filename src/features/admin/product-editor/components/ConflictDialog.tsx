import { useState } from 'react'
import { Button } from '../../../../shared/ui/button/Button'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { Sheet } from '../../../../shared/ui/sheet/Sheet'
import type { ProductDraft } from '../forms/productForm'
import { getDraftError } from '../forms/rules'
import { type Choices, getDefaultChoices, getDifferences, merge, type Side } from '../lib/conflict'
import styles from './ConflictDialog.module.css'
import { ConflictField } from './ConflictField'

type ConflictDialogProps = {
  /** The version that both edited. */
  base: ProductDraft
  mine: ProductDraft
  theirs: ProductDraft
  isBusy?: boolean
  onResolve: (merged: ProductDraft) => void
  onClose: () => void
}

/** Another admin saved the product first: the user chooses a version of each field. */
export function ConflictDialog({
  base,
  mine,
  theirs,
  isBusy = false,
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Choices>({})
  const fields = getDifferences(mine, theirs)
  const choices = { ...getDefaultChoices(base, mine, theirs), ...chosen }
  const merged = merge(mine, theirs, choices)
  const problem = getDraftError(merged)
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(fields.map((field) => [field, side])))

  return (
    <Sheet
      title="Changed by someone else"
      variant="modal"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Back to form</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={problem !== undefined}
            onClick={() => onResolve(merged)}
          >
            Save selection
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <p>
          Someone else saved this product while you were editing it. Choose which version to keep.
        </p>
        {fields.length === 0 && <p>Both versions are the same.</p>}
        {fields.length > 1 && (
          <div className={styles.all}>
            <Button onClick={() => chooseAll('mine')}>Keep all my changes</Button>
            <Button onClick={() => chooseAll('theirs')}>Use all of theirs</Button>
          </div>
        )}
        {fields.map((field) => (
          <ConflictField
            key={field}
            field={field}
            mine={mine}
            theirs={theirs}
            choice={choices[field] ?? 'mine'}
            onChoose={(side) => setChosen({ ...choices, [field]: side })}
          />
        ))}
        {problem && <Notice>{problem}</Notice>}
      </div>
    </Sheet>
  )
}
