import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../../shared/ui/button/Button'
import styles from './SubmitBar.module.css'

type SubmitBarProps = {
  label: string
  isDirty: boolean
  isUploading: boolean
  isBusy: boolean
}

/** Cancel and submit, always visible at the bottom of the form. */
export function SubmitBar({ label, isDirty, isUploading, isBusy }: SubmitBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.state}>{isDirty && 'Unsaved changes'}</p>
      <Link className={buttonClass('secondary')} to="/dashboard/all-products">
        Cancel
      </Link>
      <Button
        variant="primary"
        type="submit"
        className={styles.submit}
        isBusy={isBusy}
        disabled={isUploading}
      >
        {isUploading ? 'Uploading…' : label}
      </Button>
    </div>
  )
}
