import { useSearchParams } from 'react-router-dom'
import { messageOf, useStopAlertsMutation } from '@/api'
import { isUuid } from '@/common/isUuid'
import { t } from '@/shared/lib/language'
import { Button, buttonClass } from '@/shared/ui/Button'
import { Link } from '@/shared/ui/Link'
import { Notice } from '@/storefront/ui/Notice'
import * as messages from './messages'
import styles from './UnsubscribePage.module.css'

/** The link of a mail. It stops nothing by itself: mail programs open links to check them. */
export function UnsubscribePage() {
  const [searchParams] = useSearchParams()
  const key = searchParams.get('key') ?? ''
  return (
    <div className={`page-content ${styles.page}`}>
      <h1>{t(messages.stopMails)}</h1>
      {isUuid(key) ? (
        <StopMails stopKey={key} />
      ) : (
        <>
          <p>{t(messages.incompleteLink)}</p>
          <Link className={buttonClass()} to="/dashboard/profile">
            {t(messages.toProfile)}
          </Link>
        </>
      )}
    </div>
  )
}

function StopMails({ stopKey }: { stopKey: string }) {
  const [stop, { data, isLoading, isSuccess, error }] = useStopAlertsMutation()
  return (
    <>
      <div role="status">
        {data && <p>{t(data.deletedCount > 0 ? messages.mailsStopped : messages.noneToStop)}</p>}
      </div>
      {data?.deletedCount === 0 && (
        <Link className={buttonClass()} to="/dashboard/profile">
          {t(messages.toProfile)}
        </Link>
      )}
      {!isSuccess && (
        <>
          <p>{t(messages.whatStops)}</p>
          {error !== undefined && <Notice>{messageOf(error)}</Notice>}
          <Button
            variant="primary"
            isBusy={isLoading}
            onClick={() => void stop({ body: { key: stopKey } })}
          >
            {t(messages.stopAll)}
          </Button>
        </>
      )}
    </>
  )
}
