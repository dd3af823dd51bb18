import Box from '@mui/material/Box'
import { useListMyOrdersQuery } from '@/api'
import { PhoneLink } from '@/dashboard/ui/PhoneLink'
import { countryName, districtName } from '@/shared/lib/localNames'

/** How to reach a customer: the telephone and the address are those of the latest order. */
export function CustomerContact({ email }: { email: string }) {
  const { data: orders = [] } = useListMyOrdersQuery({ email })
  const { data: cancelled = [] } = useListMyOrdersQuery({ email, cancelled: true })
  const order = orders[0] ?? cancelled[0]
  if (!order) return null
  const { mobileNumber, address, district, country } = order
  return (
    <>
      <Box component="span" sx={{ display: 'block' }}>
        <PhoneLink number={mobileNumber} />
      </Box>
      <Box component="span" sx={{ display: 'block' }}>
        {address}, {districtName(district)}, {countryName(country)}
      </Box>
    </>
  )
}
