import { ReturnsTable } from '@/dashboard/features/returns/components/ReturnsTable'
import { AdminPage } from '@/dashboard/ui/AdminPage'
import { t } from '@/shared/lib/language'
import * as messages from './messages'

export function ReturnsPage() {
  return (
    <AdminPage title={t(messages.returns)}>
      <ReturnsTable />
    </AdminPage>
  )
}
