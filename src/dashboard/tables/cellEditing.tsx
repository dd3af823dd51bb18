import {
  type GridCellEditStartParams,
  GridCellEditStartReasons,
  type GridCellParams,
  type GridColDef,
  type GridEditCellProps,
  type MuiEvent,
  type useGridApiRef,
} from '@mui/x-data-grid'
import { type KeyboardEvent, useState } from 'react'
import { getField } from '@/shared/lib/getField'
import type { AnyRow, Column } from './columns'
import { EditCell, type RejectedEdit } from './EditCell'
import type { DataTableProps } from './tableTypes'

type EditingProps<Row extends AnyRow> = Pick<DataTableProps<Row>, 'columns' | 'onRowEdit'> & {
  apiRef: ReturnType<typeof useGridApiRef>
}

/** The part of a column that makes its cells editable. */
export function toEditing<Row extends AnyRow>({
  toText,
  toLabel,
  enter,
}: NonNullable<Column<Row>['edit']>): Partial<GridColDef<Row>> {
  const findProblem = (row: Row, text: string) => {
    const entered = enter(row, text)
    return typeof entered === 'string' ? entered : undefined
  }
  return {
    editable: true,
    valueGetter: (_value, row) => toText(row),
    valueSetter: (value, row) => {
      const entered = enter(row, String(value))
      return typeof entered === 'string' ? row : entered
    },
    preProcessEditCellProps: ({ props, row }: { props: GridEditCellProps; row: Row }) => ({
      ...props,
      error: findProblem(row, String(props.value)) !== undefined,
    }),
    renderEditCell: ({ id, field, row, value, hasFocus }) => (
      <EditCell
        id={id}
        field={field}
        label={toLabel(row)}
        text={String(value)}
        problem={findProblem(row, String(value))}
        hasFocus={hasFocus}
      />
    ),
  }
}

/** Edits cells, and remembers what could not be saved. */
export function useEditing<Row extends AnyRow>({ apiRef, columns, onRowEdit }: EditingProps<Row>) {
  /** The last one of each cell. */
  const [rejected, setRejected] = useState<readonly RejectedEdit[]>([])

  async function save(next: Row, previous: Row): Promise<Row> {
    const changed = columns.find(({ edit }) => edit && edit.toText(next) !== edit.toText(previous))
    if (!changed?.edit || !onRowEdit) return previous
    try {
      return await onRowEdit(next, previous)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      const text = changed.edit.toText(next)
      const edit = { id: previous._id, field: changed.field, text, message }
      setRejected((all) => [
        ...all.filter(({ id, field }) => id !== edit.id || field !== edit.field),
        edit,
      ])
      throw error
    }
  }

  const startAt = ({ id, field, isEditable, cellMode }: GridCellParams) => {
    if (isEditable && cellMode === 'view') apiRef.current?.startCellEditMode({ id, field })
  }

  const props = onRowEdit && {
    processRowUpdate: save,
    // The cell shows it.
    onProcessRowUpdateError: () => {},
    // Other keys are shortcuts.
    onCellEditStart: ({ reason }: GridCellEditStartParams, event: MuiEvent) => {
      const isDigit = /^[\d০-৯]$/.test(String(getField(event, 'key')))
      if (reason === GridCellEditStartReasons.printableKeyDown && !isDigit) {
        event.defaultMuiPrevented = true
      }
    },
    onCellClick: startAt,
    onCellKeyDown: (params: GridCellParams, { key }: KeyboardEvent) => {
      if (key === 'F2') startAt(params)
    },
  }
  return { rejected, props }
}
