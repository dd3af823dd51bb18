import Link, { type LinkProps } from '@mui/material/Link'
import { customerPath } from '@/common/addresses'
import { Link as RouterLink } from '@/shared/ui/Link'

/** Leads to all that the shop knows about a customer. */
export const CustomerLink = ({ email, ...props }: LinkProps & { email: string }) => (
  <Link component={RouterLink} color="inherit" to={customerPath(email)} {...props} />
)
