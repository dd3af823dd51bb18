import Box from '@mui/material/Box'
import InputBase from '@mui/material/InputBase'
import Tooltip from '@mui/material/Tooltip'
import { type GridRenderEditCellParams, useGridApiContext } from '@mui/x-data-grid'
import {
  createContext,
  type KeyboardEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Place = Pick<GridRenderEditCellParams, 'id' | 'field'>

/** A text that could not be saved in its cell, and why. */
export type RejectedEdit = { id: string; field: string; text: string; message: string }

export const RejectedEditsContext = createContext<readonly RejectedEdit[]>([])

type EditCellProps = Place & {
  label: string
  text: string
  /** Why the text cannot be saved. */
  problem: string | undefined
  hasFocus: boolean
}

/**
 * The input of a cell. Tab saves it and edits the next cell, Enter goes to the row below: at once, since who enters one price after another
 * does not wait for the server.
 */
export function EditCell({ id, field, label, text, problem, hasFocus }: EditCellProps) {
  const api = useGridApiContext()
  const rejectedEdits = useContext(RejectedEditsContext)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  // Not while it is being entered.
  const [isChecked, setIsChecked] = useState(false)
  const rejected = rejectedEdits.find(
    (edit) => edit.id === id && edit.field === field && edit.text === text,
  )
  const error = rejected?.message ?? (isChecked ? problem : undefined)

  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus()
  }, [hasFocus])

  function findPlace(key: string, isBackward: boolean): Place | undefined {
    const step = isBackward ? -1 : 1
    const ids = api.current.getSortedRowIds()
    if (key === 'Enter') {
      const below = ids[ids.indexOf(id) + step]
      return below === undefined ? undefined : { id: below, field }
    }
    const fields = api.current
      .getVisibleColumns()
      .flatMap((each) => (each.editable ? each.field : []))
    const at = ids.indexOf(id) * fields.length + fields.indexOf(field) + step
    const nextId = ids[Math.floor(at / fields.length)]
    const nextField = fields[(at + fields.length) % fields.length]
    return nextId === undefined || nextField === undefined
      ? undefined
      : { id: nextId, field: nextField }
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, nativeEvent } = event
    if ((key !== 'Tab' && key !== 'Enter') || nativeEvent.isComposing) return
    const next = findPlace(key, shiftKey)
    // At the end of the table, Tab leaves it.
    if (!next && key === 'Tab' && !problem) return
    event.preventDefault()
    event.stopPropagation()
    setIsChecked(true)
    if (problem) return
    api.current.stopCellEditMode({ id, field })
    const focused = next ?? { id, field }
    api.current.setCellFocus(focused.id, focused.field)
    const isFree = next && api.current.getCellMode(next.id, next.field) === 'view'
    if (key === 'Tab' && isFree) api.current.startCellEditMode(next)
  }

  return (
    <Tooltip
      describeChild
      open={error !== undefined}
      title={
        <span id={errorId} role="alert">
          {error}
        </span>
      }
      placement="bottom-end"
      slotProps={{ tooltip: { sx: { bgcolor: 'var(--crimson-700)' } } }}
    >
      <Box sx={{ width: '100%' }}>
        <InputBase
          fullWidth
          inputRef={input}
          value={text}
          error={error !== undefined}
          onChange={({ target }) => {
            setIsChecked(false)
            void api.current.setEditCellValue({ id, field, value: target.value })
          }}
          onKeyDown={handleKeyDown}
          onBlur={() => setIsChecked(true)}
          onFocus={({ target }) => target.select()}
          sx={{ px: 1.25, font: 'inherit', '& input': { textAlign: 'right' } }}
          slotProps={{
            input: {
              'aria-label': label,
              'aria-invalid': error !== undefined,
              'aria-describedby': error === undefined ? undefined : errorId,
              inputMode: 'decimal',
              autoComplete: 'off',
            },
          }}
        />
      </Box>
    </Tooltip>
  )
}
