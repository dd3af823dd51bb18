import Button from '@mui/material/Button'
import { AuditTable } from '../../features/admin/audit'
import { AdminPage } from '../../features/admin/shared'
import { Link } from '../../shared/ui/link/Link'

export function AuditPage() {
  return (
    <AdminPage
      title="Audit Log"
      lead="What admins have changed, newest first."
      actions={
        <Button component={Link} to="/dashboard">
          Back to dashboard
        </Button>
      }
    >
      <AuditTable />
    </AdminPage>
  )
}
