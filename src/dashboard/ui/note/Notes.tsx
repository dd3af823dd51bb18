import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useFormik } from 'formik'
import { useEffect, useRef } from 'react'
import { object, string } from 'yup'
import { messageOf, type Note } from '@/api'
import { addOrderNoteLimits } from '@/common/generated/limits/addOrderNote'
import { selectAuthUser } from '@/entities/auth/model/authSlice'
import { formatDateTime } from '@/shared/lib/formatDate'
import { t } from '@/shared/lib/language'
import { type QueryResult, QueryState } from '@/shared/ui/QueryState'
import { useAppSelector } from '@/store/hooks'
import { BusyButton } from '../BusyButton'
import { Form, FormTextField } from '../FormFields'
import { ListSkeleton } from '../ListSkeleton'
import { useKeepFocus } from '../useKeepFocus'
import { useLeaveGuard } from '../useLeaveGuard'
import { useTryId } from '../useTryId'
import * as messages from './messages'

const { maxLength } = addOrderNoteLimits.text
const rules = object({
  text: string()
    .trim()
    .required(t(messages.noteRequired))
    .max(maxLength, t(messages.noteTooLong)(maxLength)),
})

type NoteId = { id: string; noteId: string }
type Failure = { error?: unknown }

type NotesProps = {
  /** Of what the notes are about. */
  id: string
  calls: {
    useList: (call: { id: string }) => QueryResult<Note[]> & { currentData?: Note[] }
    useAdd: () => readonly [
      add: (call: NoteId & { noteInput: { text: string } }) => PromiseLike<Failure>,
      state: Failure & { isLoading: boolean },
    ]
    useDelete: () => readonly [remove: (call: NoteId) => unknown, state: { isLoading: boolean }]
  }
  /** False while what they are about is being deleted. */
  isGuarded?: boolean
  guard?: Parameters<typeof useLeaveGuard>[1]
}

/** What admins wrote down, for each other; customers do not see it. */
export function Notes(props: NotesProps) {
  const { id, calls } = props
  const { currentData, ...query } = calls.useList({ id })
  const ref = useKeepFocus()
  return (
    <>
      <NoteForm {...props} />
      <QueryState
        query={{ ...query, data: currentData }}
        loading={<ListSkeleton label={t(messages.loadingNotes)} rows={1} />}
        errorText={t(messages.notesNotLoaded)}
        empty={<Typography color="textSecondary">{t(messages.noNotes)}</Typography>}
      >
        {(notes) => (
          <Stack ref={ref} component="ul" sx={{ gap: 1.5 }}>
            {notes.map((note) => (
              <OneNote key={note._id} id={id} calls={calls} note={note} />
            ))}
          </Stack>
        )}
      </QueryState>
    </>
  )
}

function NoteForm({ id, calls, isGuarded = true, guard }: NotesProps) {
  const [addNote, { isLoading, error }] = calls.useAdd()
  const tries = useTryId()
  const typed = useRef('')
  const form = useFormik({
    initialValues: { text: '' },
    validationSchema: rules,
    onSubmit: async (noteInput, { resetForm }) => {
      const saved = await addNote({ id, noteId: tries.idOf(noteInput), noteInput })
      if (saved.error) return
      tries.reset()
      // The next note may have been begun meanwhile.
      resetForm({ values: { text: typed.current === noteInput.text ? '' : typed.current } })
    },
  })
  useEffect(() => {
    typed.current = form.values.text
  }, [form.values.text])
  useLeaveGuard(form.values.text.trim() !== '' && isGuarded, guard)
  return (
    <Form form={form}>
      <Stack sx={{ gap: 1 }}>
        {error !== undefined && <Alert severity="error">{messageOf(error)}</Alert>}
        <FormTextField form={form} name="text" label={t(messages.note)} multiline minRows={2} />
        <BusyButton type="submit" isBusy={isLoading} sx={{ alignSelf: 'start' }}>
          {t(messages.addNote)}
        </BusyButton>
      </Stack>
    </Form>
  )
}

function OneNote({ id, calls, note }: Pick<NotesProps, 'id' | 'calls'> & { note: Note }) {
  const { _id: noteId, author, text, writtenAt } = note
  const isOwn = useAppSelector(selectAuthUser)?.email === author
  const [deleteNote, { isLoading }] = calls.useDelete()
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
            onClick={() => void deleteNote({ id, noteId })}
          >
            {t(messages.deleteLabel)}
          </BusyButton>
        )}
      </Stack>
    </Box>
  )
}
