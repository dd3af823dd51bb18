import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { Order } from '@/api'
import { DescriptionList } from '@/dashboard/ui/DescriptionList'
import { showToast } from '@/shared/ui/toast/toast'

const toAddress = ({ address, district, country }: Order) => `${address}\n${district}, ${country}`

const Mail = ({ to }: { to: string }) => <Link href={`mailto:${to}`}>{to}</Link>

/** Copies the address in the lines that forms of couriers have. */
async function copyAddress(order: Order) {
  const { name, mobileNumber } = order
  try {
    await navigator.clipboard.writeText([name, toAddress(order), mobileNumber].join('\n'))
    showToast('Address copied')
  } catch {
    showToast('The browser does not allow copying.', 'error')
  }
}

/** Who to write to, to call and to deliver to. */
export function OrderCustomer({ order }: { order: Order }) {
  const { name, email, contactEmail, mobileNumber, additionalInfo } = order
  return (
    <>
      <DescriptionList
        items={[
          ['Name', name],
          ['E-mail', <Mail key="email" to={email} />],
          [
            'Contact e-mail',
            contactEmail && contactEmail !== email && <Mail key="contact" to={contactEmail} />,
          ],
          [
            'Mobile',
            <Link key="mobile" href={`tel:${mobileNumber.replace(/[^+\d]/g, '')}`}>
              {mobileNumber}
            </Link>,
          ],
          ['Address', toAddress(order)],
          ['Additional information', additionalInfo],
        ]}
      />
      <Button sx={{ alignSelf: 'start' }} onClick={() => void copyAddress(order)}>
        Copy address
      </Button>
    </>
  )
}
