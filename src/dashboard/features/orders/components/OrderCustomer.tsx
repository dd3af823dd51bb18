import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { Order } from '@/api'
import { CustomerLink } from '@/dashboard/ui/CustomerLink'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { PhoneLink } from '@/dashboard/ui/PhoneLink'
import { t } from '@/shared/lib/language'
import { countryName, districtName } from '@/shared/lib/localNames'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

const Mail = ({ to }: { to: string }) => <Link href={`mailto:${to}`}>{to}</Link>

/** Copies the address in the lines that forms of couriers have, in English. */
async function copyAddress(order: Order) {
  const { name, address, district, country, mobileNumber } = order
  try {
    await navigator.clipboard.writeText(
      [name, address, `${district}, ${country}`, mobileNumber].join('\n'),
    )
    showToast(t(messages.addressCopied))
  } catch {
    showToast(t(messages.copyingNotAllowed), 'error')
  }
}

/** Who to write to, to call and to deliver to. */
export function OrderCustomer({ order }: { order: Order }) {
  const { name, email, contactEmail, mobileNumber, additionalInfo } = order
  const { address, district, country } = order
  return (
    <>
      <DescriptionList
        items={[
          [
            t(messages.name),
            <CustomerLink key="name" email={email}>
              {name}
            </CustomerLink>,
          ],
          [t(messages.email), <Mail key="email" to={email} />],
          [
            t(messages.contactEmail),
            contactEmail && contactEmail !== email && <Mail key="contact" to={contactEmail} />,
          ],
          [t(messages.mobile), <PhoneLink key="mobile" number={mobileNumber} />],
          [t(messages.address), `${address}\n${districtName(district)}, ${countryName(country)}`],
          [t(messages.additionalInfo), additionalInfo],
        ]}
      />
      <Button sx={{ alignSelf: 'start' }} onClick={() => void copyAddress(order)}>
        {t(messages.copyAddress)}
      </Button>
    </>
  )
}
