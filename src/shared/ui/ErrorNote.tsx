import { t } from '../lib/language'
import * as messages from '../messages'
import { Button } from './Button'
import styles from './ErrorNote.module.css'
import { RetryIcon } from './icon/icons'

type ErrorNoteProps = { message: string; onRetry?: () => void; isRetrying?: boolean }

export function ErrorNote({ message, onRetry, isRetrying = false }: ErrorNoteProps) {
  return (
    <div className={styles.note} role="status">
      <p>{message}</p>
      {onRetry && (
        <Button onClick={onRetry} isBusy={isRetrying}>
          {!isRetrying && <RetryIcon size={18} />}
          {t(messages.tryAgain)}
        </Button>
      )}
    </div>
  )
}
