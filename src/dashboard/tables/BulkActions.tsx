import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLayoutEffect, useRef, useState } from 'react'
import { t } from '@/shared/lib/language'
import { ChevronDownIcon } from '@/shared/ui/icon/icons'
import * as messages from './messages'
import type { BulkAction } from './tableTypes'

type BulkActionsProps = { actions: readonly BulkAction[]; isNarrow: boolean }

/** As many buttons as fit in one row; the other actions are in a menu. */
export function BulkActions({ actions, isNarrow }: BulkActionsProps) {
  const row = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(actions.length)
  const [anchor, setAnchor] = useState<HTMLElement>()

  // After each rendering, as another selected row makes room or takes it, and when the window or a font changes the widths.
  useLayoutEffect(() => {
    const buttonRow = row.current
    if (!buttonRow) return
    const buttons = [...buttonRow.children]
    function measure() {
      const edge = (buttonRow?.getBoundingClientRect().right ?? 0) + 1
      const boxes = buttons.map((button) => button.getBoundingClientRect())
      // The others have wrapped, or the first one is wider than the row.
      setFitting(boxes.filter(({ top, right }) => top === boxes[0]?.top && right <= edge).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [buttonRow, ...buttons]) observer.observe(element)
    return () => observer.disconnect()
  })

  const close = () => setAnchor(undefined)
  return (
    <>
      <Box ref={row} sx={{ ...oneRow, height: isNarrow ? 44 : 36 }}>
        {actions.map(({ label, hasDialog, onClick }, index) => (
          <Button
            key={label}
            aria-haspopup={hasDialog ? 'dialog' : undefined}
            style={{ visibility: index < fitting ? undefined : 'hidden' }}
            sx={{ flex: isNarrow ? '1 0 auto' : 'none' }}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </Box>
      {fitting < actions.length && (
        <Button
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          endIcon={<ChevronDownIcon size={18} />}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {t(messages.more)}
        </Button>
      )}
      <Menu
        // Content outside of landmarks fails the accessibility checks.
        disablePortal
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-label': t(messages.more) } }}
      >
        {actions.slice(fitting).map(({ label, hasDialog, onClick }) => (
          <MenuItem
            key={label}
            aria-haspopup={hasDialog ? 'dialog' : undefined}
            onClick={() => {
              close()
              onClick()
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

const oneRow = {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: 1,
  minWidth: 0,
  overflow: 'clip',
  // For the ring of the focus.
  overflowClipMargin: '6px',
  '& > button': { whiteSpace: 'nowrap' },
}
