import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import {
  type Address,
  useDeleteAddressMutation,
  useListMyAddressesQuery,
  useSaveAddressMutation,
} from '@/api'
import { maxAddresses } from '@/common/maxAddresses'
import { DividedList } from '@/dashboard/ui/DividedList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { showProblem } from '@/dashboard/ui/showProblem'
import { t } from '@/shared/lib/language'
import { districtName } from '@/shared/lib/localNames'
import { askToConfirm } from '@/shared/ui/dialog/dialog'
import { QueryState } from '@/shared/ui/QueryState'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'
import { AddressDialog } from './AddressDialog'

/** What the dialog is open for. */
type Opened = { address: Address | undefined }

/** The addresses that a customer has saved for the checkout. */
export function AddressBook() {
  const { currentData, ...query } = useListMyAddressesQuery()
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      <QueryState
        query={{ ...query, data: currentData }}
        loading={<ListSkeleton label={t(messages.loadingAddresses)} rows={2} />}
        errorText={t(messages.addressesNotLoaded)}
      >
        {(addresses) => (
          <>
            {addresses.length === 0 ? (
              <Typography color="textSecondary">{t(messages.noAddresses)}</Typography>
            ) : (
              <DividedList>
                {addresses.map((address) => (
                  <AddressRow
                    key={address._id}
                    address={address}
                    onEdit={() => setOpened({ address })}
                  />
                ))}
              </DividedList>
            )}
            {addresses.length < maxAddresses ? (
              <Button
                sx={{ justifySelf: { sm: 'start' } }}
                onClick={() => setOpened({ address: undefined })}
              >
                {t(messages.addAddress)}
              </Button>
            ) : (
              <Typography variant="body2">{t(messages.noMore)(maxAddresses)}</Typography>
            )}
          </>
        )}
      </QueryState>
      {opened && (
        <AddressDialog
          address={opened.address}
          isFirst={currentData?.length === 0}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const [saveAddress] = useSaveAddressMutation()
  const [deleteAddress] = useDeleteAddressMutation()
  const { _id: id, isDefault, ...fields } = address

  async function makeDefault() {
    const { error } = await saveAddress({ id, addressInput: { ...fields, isDefault: true } })
    if (error) showProblem(error)
  }

  async function remove() {
    const isConfirmed = await askToConfirm({
      title: t(messages.deleteQuestion),
      text: `${address.label}\n${address.address}`,
      confirmLabel: t(messages.deleteLabel),
      isDestructive: true,
    })
    if (!isConfirmed) return
    const { error } = await deleteAddress({ id })
    if (error) showProblem(error)
    else showToast(t(messages.addressDeleted))
  }

  const buttons = [
    ...(isDefault ? [] : [{ text: t(messages.makeDefault), onClick: () => void makeDefault() }]),
    { text: t(messages.edit), onClick: onEdit },
    { text: t(messages.deleteLabel), onClick: () => void remove() },
  ]
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 'var(--weight-semibold)' }}>{address.label}</Typography>
        {isDefault && <Chip color="success" label={t(messages.isDefault)} />}
      </Stack>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {`${address.name}, ${address.mobileNumber}\n${address.address}\n${districtName(address.district)}`}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {buttons.map(({ text, onClick }) => (
          <Button
            key={text}
            size="small"
            aria-label={t(messages.ofAddress)(text, address.label)}
            onClick={onClick}
          >
            {text}
          </Button>
        ))}
      </Stack>
    </Box>
  )
}
