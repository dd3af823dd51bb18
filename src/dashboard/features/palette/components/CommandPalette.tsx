import Autocomplete from '@mui/material/Autocomplete'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminApi } from '@/api'
import { customerPath, openedOrderPath, updatePath } from '@/common/addresses'
import { storedWords } from '@/common/storedWords'
import { pageOfTable } from '@/dashboard/tables/views/adminTables'
import { searchOfView } from '@/dashboard/tables/views/viewQuery'
import { Modal } from '@/dashboard/ui/Modal'
import { useDebounced } from '@/dashboard/ui/useDebounced'
import { shortId } from '@/entities/order/lib/labels'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as messages from '../messages'

type Place = {
  key: string
  group: string
  label: string
  detail?: string
  /** Beside the detail, cut where there is no room. */
  id?: string
  to: string
}

type CommandPaletteProps = {
  pages: readonly { to: string; label: string }[]
  onClose: () => void
}

/** On phones as high as a dialog can be, so that the field is above the keyboard. */
const content = { minHeight: { xs: '76dvh', sm: '60dvh' }, '&&': { px: { xs: 2, sm: 2.5 } } }
const listStyle = {
  maxHeight: { xs: '62dvh', sm: '50dvh' },
  '& .MuiAutocomplete-groupUl .MuiAutocomplete-option': { px: { xs: 1, sm: 2 } },
  '& .MuiAutocomplete-groupLabel': { top: -8, px: { xs: 1, sm: 2 } },
}
const idStyle = {
  display: { xs: 'none', sm: 'block' },
  minWidth: 0,
  maxWidth: '8rem',
  color: 'text.disabled',
}

const minLength = 2
const maxFound = 5

/** Finds orders, customers, products, pages and saved views of tables, and goes there. */
export function CommandPalette({ pages, onClose }: CommandPaletteProps) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const { places, isSearching, hasFailed } = usePlaces(text.trim(), pages)

  function goTo({ to }: Place) {
    onClose()
    void navigate(to)
  }

  return (
    <Modal hasClose title={t(messages.goTo)} maxWidth="sm" onClose={onClose} sx={content}>
      <Autocomplete
        open
        autoHighlight
        disablePortal
        value={null}
        inputValue={text}
        onInputChange={(_event, entered, reason) => {
          if (reason === 'input') setText(entered)
        }}
        onChange={(_event, place) => place && goTo(place)}
        onClose={(_event, reason) => {
          if (reason === 'escape') onClose()
        }}
        options={places}
        filterOptions={(found) => found}
        groupBy={({ group }) => group}
        getOptionKey={({ key }) => key}
        getOptionLabel={({ label }) => label}
        loading={isSearching}
        loadingText={t(messages.searching)}
        noOptionsText={t(hasFailed ? messages.searchFailed : messages.nothingFound)}
        forcePopupIcon={false}
        size="small"
        slotProps={{ listbox: { sx: listStyle } }}
        renderOption={({ key, ...props }, { label, detail, id }) => (
          <li key={key} {...props}>
            <Stack sx={{ width: '100%', minWidth: 0, overflowWrap: 'anywhere' }}>
              {label}
              <Stack direction="row" sx={{ justifyContent: 'space-between', columnGap: 2 }}>
                {detail && (
                  <Typography variant="body2" color="text.secondary">
                    {detail}
                  </Typography>
                )}
                {id && (
                  <Typography noWrap variant="caption" sx={idStyle}>
                    {id}
                  </Typography>
                )}
              </Stack>
            </Stack>
          </li>
        )}
        renderInput={(props) => (
          <TextField
            {...props}
            autoFocus
            placeholder={t(messages.placeholder)}
            error={hasFailed}
            helperText={hasFailed && t(messages.searchFailed)}
            slotProps={{
              ...props.slotProps,
              htmlInput: { ...props.slotProps.htmlInput, 'aria-label': t(messages.placeholder) },
              formHelperText: { role: 'alert' },
            }}
          />
        )}
      />
    </Modal>
  )
}

function usePlaces(text: string, pages: CommandPaletteProps['pages']) {
  const search = useDebounced(text)
  const call = { search, page: 1, limit: maxFound }
  const options = { skip: search.length < minLength }
  const orders = adminApi.useListAllOrdersQuery(call, options)
  const customers = adminApi.useListUsersQuery(call, options)
  const products = adminApi.useListAllProductsQuery(call, options)
  const { data: views = [] } = adminApi.useListSavedViewsQuery(undefined, options)
  const queries = [orders, customers, products]
  // What was found for an earlier text is not what is searched for now.
  const isCurrent = text === search
  const hasFailed = isCurrent && queries.some(({ isError }) => isError)
  const isSearching = !isCurrent || queries.some(({ isFetching }) => isFetching)
  const rowsOf = <Row,>({ currentData }: { currentData?: { rows: readonly Row[] } | undefined }) =>
    isCurrent ? (currentData?.rows ?? []) : []

  const isNamed = (name: string) => name.toLowerCase().includes(text.toLowerCase())
  const places: Place[] = [
    ...pages
      .filter(({ label }) => isNamed(label))
      .map(({ to, label }) => ({ key: to, group: t(messages.pages), label, to })),
    ...views
      .filter(({ name }) => text.length >= minLength && isNamed(name))
      .map((view) => {
        const { path, title } = pageOfTable(view.table)
        return {
          key: view._id,
          group: t(messages.views),
          label: view.name,
          detail: title,
          to: path + searchOfView(view),
        }
      }),
    ...rowsOf(orders).map((order) => ({
      key: order._id,
      group: t(messages.orders),
      label: `${order.name}, ${formatTaka(order.totalAmount)}`,
      detail: [
        order.orderNumber ?? shortId(order._id),
        t(storedWords.status[order.status]),
        order.mobileNumber,
      ].join(' · '),
      id: order._id,
      to: openedOrderPath(order),
    })),
    ...rowsOf(customers).map(({ _id, name, email }) => ({
      key: _id,
      group: t(messages.customers),
      label: name,
      detail: email,
      to: customerPath(email),
    })),
    ...rowsOf(products).map(({ _id, productName, price }) => ({
      key: _id,
      group: t(messages.products),
      label: productName,
      detail: formatTaka(price),
      to: updatePath({ _id, productName }),
    })),
  ]
  return { places, isSearching, hasFailed }
}
