import { useState } from 'react'
import { Button } from '../../../../shared/ui/button/Button'
import { Notice } from '../../../../shared/ui/notice/Notice'
import { Sheet } from '../../../../shared/ui/sheet/Sheet'
import type { ProductDraft } from '../forms/productForm'
import { draftProblem } from '../forms/rules'
import { type Choices, differences, firstChoices, merge, type Side } from '../lib/conflict'
import styles from './ConflictDialog.module.css'
import { ConflictField } from './ConflictField'

type ConflictDialogProps = {
  /** What both began with. */
  base: ProductDraft
  mine: ProductDraft
  theirs: ProductDraft
  isBusy?: boolean
  onResolve: (merged: ProductDraft) => void
  onClose: () => void
}

/** Two admins have changed the same product: the one who came second decides, fact by fact. */
export function ConflictDialog({
  base,
  mine,
  theirs,
  isBusy = false,
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const [chosen, setChosen] = useState<Choices>({})
  const facts = differences(mine, theirs)
  const choices = { ...firstChoices(base, mine, theirs), ...chosen }
  const merged = merge(mine, theirs, choices)
  const problem = draftProblem(merged)
  const chooseAll = (side: Side) => setChosen(Object.fromEntries(facts.map((fact) => [fact, side])))

  return (
    <Sheet
      title="Changed by somebody else"
      variant="modal"
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Back to the form</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={problem !== undefined}
            onClick={() => onResolve(merged)}
          >
            Save this
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <p>
          While you were editing, somebody else has saved this product. Choose what is to be kept;
          nothing is lost until you save.
        </p>
        {facts.length === 0 && <p>Both of you have made the same of it.</p>}
        {facts.length > 1 && (
          <div className={styles.all}>
            <Button onClick={() => chooseAll('mine')}>Keep all of mine</Button>
            <Button onClick={() => chooseAll('theirs')}>Take all of theirs</Button>
          </div>
        )}
        {facts.map((fact) => (
          <ConflictField
            key={fact}
            fact={fact}
            mine={mine}
            theirs={theirs}
            choice={choices[fact] ?? 'mine'}
            onChoose={(side) => setChosen({ ...choices, [fact]: side })}
          />
        ))}
        {problem && <Notice>{problem}</Notice>}
      </div>
    </Sheet>
  )
}
