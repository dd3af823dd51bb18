import {
  useAddCustomerNoteMutation,
  useDeleteCustomerNoteMutation,
  useListCustomerNotesQuery,
} from '@/api'
import * as note from '@/dashboard/ui/note/messages'
import { Notes } from '@/dashboard/ui/note/Notes'
import { Panel } from '@/dashboard/ui/Panel'
import { t } from '@/shared/lib/language'
import { useCustomer } from '../hooks/useCustomer'

const calls = {
  useList: useListCustomerNotesQuery,
  useAdd: useAddCustomerNoteMutation,
  useDelete: useDeleteCustomerNoteMutation,
}

/** What admins wrote down about a customer. Renders nothing without an account. */
export function CustomerNotes({ email }: { email: string }) {
  const [user] = useCustomer(email).data ?? []
  return (
    user && (
      <Panel title={t(note.notes)}>
        <Notes id={user._id} calls={calls} />
      </Panel>
    )
  )
}
