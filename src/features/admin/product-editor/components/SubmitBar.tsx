import { Link } from 'react-router-dom'
import { Button, buttonClass } from '../../../../shared/ui/button/Button'
import styles from './SubmitBar.module.css'

type SubmitBarProps = {
  label: string
  isDirty: boolean
  isUploading: boolean
  isBusy: boolean
}

/** The way on and the way out, in reach wherever one is in the form. */
export function SubmitBar({ label, isDirty, isUploading, isBusy }: SubmitBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.state}>{isDirty && 'Not saved yet'}</p>
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
