import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useRef } from 'react'
import type { Location } from 'react-router-dom'
import { object, string } from 'yup'
import {
  messageOf,
  type OrderNote,
  useAddOrderNoteMutation,
  useDeleteOrderNoteMutation,
  useListOrderNotesQuery,
} from '@/api'
import { addOrderNoteLimits } from '@/common/generated/limits/addOrderNote'
import { openedRowParam } from '@/dashboard/tables/tableQuery'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { Form, FormTextField } from '@/dashboard/ui/FormFields'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { useLeaveGuard } from '@/dashboard/ui/useLeaveGuard'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { QueryState } from '@/shared/ui/QueryState'
import { useAppSelector } from '@/store/hooks'
import * as messages from '../messages'

const { maxLength } = addOrderNoteLimits.text
const rules = object({
  text: string()
    .trim()
    .required(t(messages.noteRequired))
    .max(maxLength, t(messages.noteTooLong)(maxLength)),
})

type OrderNotesProps = {
  orderId: string
  /** The notes go with the order. */
  isDeleting?: boolean
  /** Called when the user goes on with a note that would have been lost. */
  onStay?: () => void
}

/** What admins wrote down about an order; customers do not see it. */
export function OrderNotes({ orderId, isDeleting = false, onStay }: OrderNotesProps) {
  const { currentData, ...query } = useListOrderNotesQuery({ id: orderId })
  return (
    <>
      <NoteForm orderId={orderId} isDeleting={isDeleting} onStay={onStay} />
      <QueryState
        query={{ ...query, data: currentData }}
        loading={<ListSkeleton label={t(messages.loadingNotes)} rows={1} />}
        errorText={t(messages.notesNotLoaded)}
        empty={<Typography color="textSecondary">{t(messages.noNotes)}</Typography>}
      >
        {(notes) => (
          <Stack component="ul" sx={{ gap: 1.5 }}>
            {notes.map((note) => (
              <Note key={note._id} orderId={orderId} note={note} />
            ))}
          </Stack>
        )}
      </QueryState>
    </>
  )
}

/** The table behind may change its page and filters. */
const toOpenedOrder = ({ pathname, search }: Location) =>
  `${pathname} ${new URLSearchParams(search).get(openedRowParam)}`

function NoteForm({ orderId, isDeleting, onStay }: OrderNotesProps) {
  const [addNote, { isLoading, error }] = useAddOrderNoteMutation()
  /** Kept until the note is saved: another try must not write it twice. */
  const noteId = useRef<string>(undefined)
  const form = useFormik({
    initialValues: { text: '' },
    validationSchema: rules,
    onSubmit: async ({ text }, { resetForm }) => {
      noteId.current ??= crypto.randomUUID()
      const saved = await addNote({ id: orderId, noteId: noteId.current, body: { text } })
      if (saved.error) return
      noteId.current = undefined
      resetForm()
    },
  })
  useLeaveGuard(form.values.text.trim() !== '' && !isDeleting, { toPlace: toOpenedOrder, onStay })
  return (
    <Form form={form}>
      <Stack sx={{ gap: 1 }}>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        <FormTextField form={form} name="text" label={t(messages.note)} multiline minRows={2} />
        <BusyButton type="submit" isBusy={isLoading} sx={{ alignSelf: 'start' }}>
          {t(messages.addNote)}
        </BusyButton>
      </Stack>
    </Form>
  )
}

function Note({ orderId, note }: { orderId: string; note: OrderNote }) {
  const { _id: noteId, author, text, writtenAt } = note
  const isOwn = useAppSelector(selectAuthUser)?.email === author
  const [deleteNote, { isLoading }] = useDeleteOrderNoteMutation()
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 0.5, p: 1.5, borderRadius: 1, bgcolor: 'var(--surface-sunken)' }}
    >
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {author}, {formatDateTime(writtenAt)}
        </Typography>
        {isOwn && (
          <BusyButton
            size="small"
            aria-label={t(messages.deleteNote)(formatDateTime(writtenAt))}
            isBusy={isLoading}
            onClick={() => void deleteNote({ id: orderId, noteId })}
          >
            {t(messages.deleteLabel)}
          </BusyButton>
        )}
      </Stack>
    </Box>
  )
}
