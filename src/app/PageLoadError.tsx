import { toPageHead } from '@/common/pageHead'
import { usePageHead } from '@/shared/hooks/usePageHead'
import { language, t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Button } from '@/shared/ui/Button'
import styles from '@/shared/ui/ErrorPage.module.css'
import { shop } from '@/shop/shop.config'
import * as messages from './messages'

type PageLoadErrorProps = { onRetry?: () => void }

/** The page's code could not be loaded. Only a reload fetches a newer build. */
export function PageLoadError({ onRetry = () => location.reload() }: PageLoadErrorProps) {
  usePageHead(toPageHead(language, t(messages.pageNotLoadedTitle)))
  return (
    <div className={styles.page} role="alert">
      <h1>{t(messages.pageNotLoaded)}</h1>
      <p>
        {t(messages.writeTo)}
        <a href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</a>
        {t(messages.writeToEnd)}
      </p>
      <Button variant="primary" onClick={onRetry}>
        {t(shared.tryAgain)}
      </Button>
    </div>
  )
}
