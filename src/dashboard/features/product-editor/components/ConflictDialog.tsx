import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import type { FieldName } from '@/common/productFields'
import { Modal } from '@/dashboard/ui/Modal'
import * as ui from '@/dashboard/ui/messages'
import { t } from '@/shared/lib/language'
import { Picture } from '@/shared/ui/Picture'
import type { ProductForm } from '../forms/productForm'
import { type Conflict, listLabels } from '../hooks/useMergedSave'
import type { Change } from '../lib/mergeForms'
import * as messages from '../messages'

type ConflictDialogProps = {
  conflict: Conflict
  confirmLabel: string
  onResolve: (form: ProductForm) => void
  onClose: () => void
}

/** Another admin has changed the same fields: the user chooses the value of each. */
export function ConflictDialog({
  conflict: { editors, changes, conflicts, resolve },
  confirmLabel,
  onResolve,
  onClose,
}: ConflictDialogProps) {
  const [choices, setChoices] = useState<Partial<Record<FieldName, string>>>({})
  const others = changes.filter((change) => !conflicts.includes(change))
  const taken = conflicts.map(({ field }) => field).filter((field) => choices[field] === 'theirs')
  return (
    <Modal
      title={t(messages.changedMeanwhile)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t(ui.cancel)}</Button>
          <Button
            variant="contained"
            disabled={conflicts.some(({ field }) => !choices[field])}
            onClick={() => onResolve(resolve(taken))}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{t(messages.bothChanged)(editors)}</p>
      <Stack sx={{ gap: 2.5, my: 2 }}>
        {conflicts.map((change) => (
          <Choice
            key={change.field}
            change={change}
            value={choices[change.field]}
            onChange={(value) => setChoices({ ...choices, [change.field]: value })}
          />
        ))}
      </Stack>
      {others.length > 0 && <p>{t(messages.alsoChanged)(listLabels(others))}</p>}
    </Modal>
  )
}

type ChoiceProps = {
  change: Change
  value: string | undefined
  onChange: (value: string) => void
}

function Choice({ change: { field, label, mine, theirs }, value = '', onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <Typography variant="h3" id={id}>
        {label}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 1, mt: 1 }}
      >
        {(
          [
            ['mine', t(messages.keepMine), mine],
            ['theirs', t(messages.takeTheirs), theirs],
          ] as const
        ).map(([name, action, text]) => (
          <FormControlLabel
            key={name}
            value={name}
            control={<Radio />}
            sx={option}
            label={
              <>
                {action}
                <Box sx={entered}>
                  {field === 'images' ? (
                    <Pictures urls={text.split('\n')} />
                  ) : (
                    text || t(messages.noValue)
                  )}
                </Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  )
}

const option = {
  alignItems: 'start',
  m: 0,
  pr: 1.5,
  py: 0.5,
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  '&:has(:checked)': { borderColor: 'primary.main' },
  '& .MuiFormControlLabel-label': { minWidth: 0, py: '9px' },
}

const entered = { fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }

function Pictures({ urls }: { urls: readonly string[] }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, '& img': { width: 56, height: 56 } }}>
      {urls.map((url, index) => (
        <Picture key={url} src={url} alt={t(messages.pictureNumber)(index + 1)} sizes="56px" />
      ))}
    </Box>
  )
}
