import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { ColumnsPanelTrigger, ToolbarButton } from '@mui/x-data-grid'
import { useState } from 'react'
import { t } from '@/shared/lib/language'
import { ColumnsIcon, DensityIcon, KeyboardIcon } from '@/shared/ui/icon/accountIcons'
import * as messages from './messages'
import { densities, type TableView } from './tablePrefsSlice'

const densityLabels = {
  compact: t(messages.compact),
  standard: t(messages.standard),
  comfortable: t(messages.comfortable),
}

/** Buttons for the visible columns, the density and the shortcuts, in the toolbar of the grid. */
export function GridTools({ density, onChange, onHelp }: TableView & { onHelp: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Tooltip title={t(messages.columns)}>
        <ColumnsPanelTrigger render={<ToolbarButton aria-label={t(messages.columns)} />}>
          <ColumnsIcon size={20} />
        </ColumnsPanelTrigger>
      </Tooltip>
      <Tooltip title={t(messages.density)}>
        <ToolbarButton
          aria-label={t(messages.density)}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <DensityIcon size={20} />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title={t(messages.shortcuts)}>
        <ToolbarButton
          aria-label={t(messages.shortcuts)}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={onHelp}
        >
          <KeyboardIcon size={20} />
        </ToolbarButton>
      </Tooltip>
      <Menu
        // Content outside of landmarks fails the accessibility checks.
        disablePortal
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ list: { 'aria-label': t(messages.density) } }}
      >
        {densities.map((each) => (
          <MenuItem
            key={each}
            role="menuitemradio"
            aria-checked={each === density}
            selected={each === density}
            onClick={() => {
              onChange({ density: each })
              setAnchor(undefined)
            }}
          >
            {densityLabels[each]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
