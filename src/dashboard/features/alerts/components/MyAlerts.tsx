import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type Alert, useListMyAlertsQuery, useRemoveAlertMutation } from '@/api'
import { productPath } from '@/common/addresses'
import { BusyButton } from '@/dashboard/ui/BusyButton'
import { DividedList } from '@/dashboard/ui/DividedList'
import { ListSkeleton } from '@/dashboard/ui/ListSkeleton'
import { showProblem } from '@/dashboard/ui/showProblem'
import { itemLang, itemName } from '@/entities/cart/lib/localItem'
import { formatDate } from '@/shared/lib/formatDate'
import { formatTaka } from '@/shared/lib/formatTaka'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Link } from '@/shared/ui/Link'
import { QueryState } from '@/shared/ui/QueryState'
import { Thumbnail } from '@/shared/ui/Thumbnail'
import * as messages from '../messages'

export function MyAlerts() {
  const query = useListMyAlertsQuery()
  return (
    <QueryState
      query={query}
      loading={<ListSkeleton label={t(messages.loadingAlerts)} rows={1} />}
      errorText={t(messages.alertsFailed)}
      empty={<Typography>{t(messages.noAlerts)}</Typography>}
    >
      {(alerts) => (
        <DividedList>
          {alerts.map((alert) => (
            <AlertRow key={alert._id} alert={alert} />
          ))}
        </DividedList>
      )}
    </QueryState>
  )
}

function AlertRow({ alert }: { alert: Alert }) {
  const [remove, { isLoading }] = useRemoveAlertMutation()
  const { _id, gadgetId, kind, name, image, price, alertAdded } = alert
  const when =
    kind === 'backInStock' ? t(messages.backInStock) : t(messages.priceBelow)(formatTaka(price))

  async function handleRemove() {
    const { error } = await remove({ id: _id })
    showProblem(error)
  }

  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
      <Thumbnail src={image} size={56} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link to={productPath({ _id: gadgetId, productName: name })} lang={itemLang(alert)}>
          {itemName(alert)}
        </Link>
        <Typography variant="body2">
          {when}, {t(messages.askedOn)(formatDate(alertAdded))}
        </Typography>
      </Box>
      <BusyButton
        isBusy={isLoading}
        aria-label={t(messages.removeAlert)(itemName(alert), when)}
        onClick={() => void handleRemove()}
      >
        {t(shared.remove)}
      </BusyButton>
    </Stack>
  )
}
