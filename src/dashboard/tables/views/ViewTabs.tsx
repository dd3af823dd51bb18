import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { AdminTable, SavedView } from '@/api'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { useKeepFocus } from '@/dashboard/ui/useKeepFocus'
import { t } from '@/shared/lib/language'
import { PenIcon } from '@/shared/ui/icon/accountIcons'
import { PlusIcon } from '@/shared/ui/icon/icons'
import type { BuiltInView } from '../defineList'
import { all } from '../messages'
import type { QuerySpec, TableQuery } from '../tableQuery'
import * as messages from './messages'
import { SaveButton } from './SaveButton'
import { hasSameColumns, type OpenedView } from './useOpenedView'
import { ViewDialog } from './ViewDialog'
import { ViewTab } from './ViewTab'
import { normalizeQuery, searchOfView, toViewQuery } from './viewQuery'

type ViewTabsProps = OpenedView & {
  table: AdminTable
  list: QuerySpec & { views: readonly BuiltInView[] }
  tableQuery: TableQuery
  /** Of all columns. */
  fields: readonly string[]
  /** A tab of a saved view was chosen: its columns are to be shown. */
  onChoose: (view: SavedView) => void
}

/** The built-in views of a table, those that admins share, and the admin's own, as links; and what saves another one. */
export function ViewTabs(props: ViewTabsProps) {
  const { table, list, tableQuery, fields, saved = [], opened, hiddenColumns, onChoose } = props
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'create' | 'edit'>()
  const query = toViewQuery(tableQuery)

  const builtIn = [{ name: t(all), filters: {} }, ...list.views].map((view) => {
    const search = normalizeQuery(new URLSearchParams(view.filters).toString(), list)
    return {
      key: view.name,
      name: view.name,
      to: `${pathname}${search && '?'}${search}`,
      isCurrent: props.openedId === undefined && query === search,
    }
  })
  const isChanged =
    opened !== undefined &&
    (normalizeQuery(opened.query, list) !== query || !hasSameColumns(opened, hiddenColumns, fields))
  const ofAdmins = [
    ...saved.filter((view) => view.isShared),
    ...saved.filter((view) => !view.isShared),
  ]
  const current = opened?._id ?? builtIn.find(({ isCurrent }) => isCurrent)?.key

  const tabs = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const tab = tabs.current?.querySelector<HTMLElement>('[aria-current]')
    if (current === undefined || !tab || !tabs.current) return
    tabs.current.scrollLeft = tab.offsetLeft - (tabs.current.clientWidth - tab.offsetWidth) / 2
  }, [current])

  const close = () => setDialog(undefined)
  const takenNames = [...builtIn, ...saved].map(({ name }) => name)
  return (
    <Stack
      ref={useKeepFocus()}
      direction="row"
      sx={{
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 1,
      }}
    >
      <Box component="nav" aria-label={t(messages.views)} sx={{ flex: 1, minWidth: 0 }}>
        <Box component="ul" ref={tabs} sx={scroller}>
          {builtIn.map(({ key, ...tab }) => (
            <ViewTab key={key} {...tab} />
          ))}
          {ofAdmins.map((view) => (
            <ViewTab
              key={view._id}
              name={view.name}
              to={pathname + searchOfView({ ...view, query: normalizeQuery(view.query, list) })}
              isCurrent={view._id === opened?._id}
              isShared={view.isShared}
              isChanged={view._id === opened?._id && isChanged}
              onChoose={() => onChoose(view)}
            />
          ))}
        </Box>
      </Box>
      {opened && isChanged && <SaveButton view={opened} changes={{ query, hiddenColumns }} />}
      {opened && (
        <IconButton
          aria-label={t(messages.editNamed)(opened.name)}
          aria-haspopup="dialog"
          onClick={() => setDialog('edit')}
        >
          <PenIcon size={20} />
        </IconButton>
      )}
      <Button
        variant="text"
        size="small"
        aria-label={t(messages.saveAs)}
        aria-haspopup="dialog"
        sx={{ flex: 'none', minWidth: 'var(--touch)', gap: 1 }}
        onClick={() => setDialog('create')}
      >
        <PlusIcon size={20} />
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          {t(messages.saveAs)}
        </Box>
      </Button>
      {props.query.isError && (
        <BusyButton
          size="small"
          isBusy={props.query.isFetching}
          sx={{ flex: { xs: '1 0 100%', sm: 'none' } }}
          onClick={() => void props.query.refetch()}
        >
          {t(messages.viewsNotLoaded)}
        </BusyButton>
      )}
      {dialog === 'create' && (
        <ViewDialog
          subject={{ content: { table, query, hiddenColumns } }}
          takenNames={takenNames}
          onSaved={(view) => {
            onChoose(view)
            void navigate(pathname + searchOfView(view))
          }}
          onClose={close}
        />
      )}
      {dialog === 'edit' && opened && (
        <ViewDialog
          subject={{ view: opened }}
          takenNames={takenNames.filter((name) => name !== opened.name)}
          onDeleted={() => void navigate(pathname, { replace: true })}
          onClose={close}
        />
      )}
    </Stack>
  )
}

const scroller = {
  position: 'relative',
  display: 'flex',
  gap: 0.5,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Tabs fade at both ends, which shows that there are more.
  ml: -2,
  pl: 2,
  pr: 4,
  maskImage: 'linear-gradient(to right, transparent, #000 16px calc(100% - 32px), transparent)',
}
