import { useId, useRef } from 'react'
import { isPictureUrl } from '@/common/pictures'
import { classNames } from '@/shared/lib/classNames'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import * as shared from '@/shared/messages'
import { Button, buttonClass } from '@/shared/ui/Button'
import { CameraIcon } from '@/shared/ui/icon/accountIcons'
import { AlertIcon } from '@/shared/ui/icon/icons'
import { fallbackPhoto } from '@/shop/fallbackUser'
import type { PictureUpload } from '../hooks/usePictureUpload'
import * as messages from '../messages'
import styles from './PicturePicker.module.css'

type PicturePickerProps = {
  upload: PictureUpload
  onChoose: (file: File | undefined) => void
  /** Shown until a picture is chosen. */
  fallbackUrl?: string
}

export function PicturePicker({
  upload: { previewUrl, progress, url, problem },
  onChoose,
  fallbackUrl,
}: PicturePickerProps) {
  const shownFallback = fallbackUrl && isPictureUrl(fallbackUrl) ? fallbackUrl : fallbackPhoto
  const id = useId()
  const inputRef = useRef<HTMLInputElement>(null)
  const percent = progress === undefined ? undefined : Math.round(progress * 100)

  function handleRemove() {
    if (inputRef.current) inputRef.current.value = ''
    inputRef.current?.focus()
    onChoose(undefined)
  }

  return (
    <div className={styles.picker}>
      <img
        src={previewUrl ?? shownFallback}
        alt=""
        width={72}
        height={72}
        // Google rejects requests for profile pictures with a referrer.
        referrerPolicy="no-referrer"
      />
      <div className={styles.facts}>
        <label htmlFor={id}>{t(messages.profilePicture)}</label>
        <div className={styles.actions}>
          <span className={styles.choose}>
            <input
              ref={inputRef}
              id={id}
              className={styles.input}
              type="file"
              accept="image/*"
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-state`}
              onChange={({ target }) => onChoose(target.files?.[0])}
            />
            <span className={classNames(buttonClass(), styles.face)} aria-hidden="true">
              <CameraIcon size={20} />
              {t(previewUrl ? messages.changePhoto : messages.choosePhoto)}
            </span>
          </span>
          {previewUrl && (
            <Button variant="text" className={styles.remove} onClick={handleRemove}>
              {t(shared.remove)}
            </Button>
          )}
        </div>
        <div id={`${id}-state`} className={styles.state} aria-live="polite">
          {percent !== undefined && (
            <span className={styles.progress}>
              <progress max={100} value={percent} aria-label={t(messages.uploadingPhoto)} />
              {formatCount(percent)} %
            </span>
          )}
          {url && t(messages.pictureReady)}
          {problem && (
            <span className={styles.problem}>
              <AlertIcon size={18} />
              {problem}
            </span>
          )}
        </div>
      </div>
    </div>
  )
}
