import Divider from '@mui/material/Divider'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Button } from '../button/Button'
import { CheckIcon, ColumnsIcon } from '../icon'
import type { AnyRow, Column } from './columns'
import { type Density, densities } from './density'
import styles from './ViewMenu.module.css'

type ViewMenuProps<Row extends AnyRow> = {
  columns: readonly Column<Row>[]
  hiddenColumns: readonly string[]
  density: Density
  onHiddenChange: (fields: readonly string[]) => void
  onDensityChange: (density: Density) => void
}

const densityNames: Record<Density, string> = {
  compact: 'Compact',
  standard: 'Standard',
  comfortable: 'Comfortable',
}

/** Chooses density and visible columns. Stays open after a choice, for further ones. */
export function ViewMenu<Row extends AnyRow>({
  columns,
  hiddenColumns,
  density,
  onHiddenChange,
  onDensityChange,
}: ViewMenuProps<Row>) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const id = useId()

  function handleToggle(field: string) {
    const others = hiddenColumns.filter((each) => each !== field)
    onHiddenChange(others.length < hiddenColumns.length ? others : [...others, field])
  }

  return (
    <>
      <Button
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ColumnsIcon size={20} />
        View
      </Button>
      <Menu
        // Content outside of landmarks fails the accessibility checks.
        disablePortal
        id={id}
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': 'View' } }}
      >
        <ListSubheader role="presentation">Density</ListSubheader>
        {densities.map((each) => (
          <MenuItem
            key={each}
            className={styles.item}
            role="menuitemradio"
            aria-checked={each === density}
            onClick={() => onDensityChange(each)}
          >
            <CheckIcon size={18} />
            {densityNames[each]}
          </MenuItem>
        ))}
        <Divider />
        <ListSubheader role="presentation">Columns</ListSubheader>
        {columns
          .filter(({ isAlwaysVisible }) => !isAlwaysVisible)
          .map(({ field, label }) => (
            <MenuItem
              key={field}
              className={styles.item}
              role="menuitemcheckbox"
              aria-checked={!hiddenColumns.includes(field)}
              onClick={() => handleToggle(field)}
            >
              <CheckIcon size={18} />
              {label}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
