import { type DragEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AlertIcon, CameraIcon } from '../../../../shared/ui/icon'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import type { Pictures } from '../hooks/usePictures'
import { maxPictures, type Picture } from '../lib/pictures'
import styles from './PictureSlots.module.css'
import { PictureTile } from './PictureTile'

type PictureSlotsProps = { pictures: Pictures; error?: string }

const slots = Array.from({ length: maxPictures }, (_, index) => index)

/** Up to four pictures, uploaded as soon as they are chosen or dropped. */
export function PictureSlots({ pictures, error }: PictureSlotsProps) {
  const { all, announcement, fileError, add, retry, remove, move } = pictures
  const id = useId()
  const chooserRef = useRef<HTMLInputElement>(null)
  const [draggedKey, setDraggedKey] = useState<string>()
  const shownError = fileError ?? error

  function handleChoice(files: FileList | null) {
    add([...(files ?? [])])
    // Otherwise choosing the same file again would not fire a change event.
    if (chooserRef.current) chooserRef.current.value = ''
  }

  function handleRemove(picture: Picture) {
    // flushSync: the file input exists only if there is room for another picture.
    flushSync(() => remove(picture))
    chooserRef.current?.focus()
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    if (draggedKey === undefined) add([...event.dataTransfer.files])
  }

  return (
    <div className={styles.slots}>
      <ul
        className={styles.grid}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
        aria-label="Pictures in order"
      >
        {all.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            index={index}
            count={all.length}
            isDragged={picture.key === draggedKey}
            onDragStart={() => setDraggedKey(picture.key)}
            onDragOver={() => {
              if (draggedKey !== undefined && draggedKey !== picture.key) move(draggedKey, index)
            }}
            onDragEnd={() => setDraggedKey(undefined)}
            onMove={(to) => move(picture.key, to)}
            onRetry={() => retry(picture)}
            onRemove={() => handleRemove(picture)}
          />
        ))}
        {slots.slice(all.length).map((index) =>
          index === all.length ? (
            <li key={index} className={styles.chooser}>
              <input
                ref={chooserRef}
                id={id}
                name="images"
                className={styles.input}
                type="file"
                accept="image/*"
                multiple
                aria-invalid={shownError ? true : undefined}
                aria-describedby={`${id}-hint${shownError ? ` ${id}-error` : ''}`}
                onChange={({ target }) => handleChoice(target.files)}
              />
              <label htmlFor={id} className={styles.face}>
                <CameraIcon size={24} />
                Add pictures
              </label>
            </li>
          ) : (
            <li key={index} className={styles.empty} aria-hidden="true">
              {index + 1}
            </li>
          ),
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        Up to {maxPictures} pictures, 10 MB each. The first is the cover. Drag pictures or use the
        arrows to change the order.
      </p>
      {shownError && (
        <p id={`${id}-error`} className={styles.error}>
          <AlertIcon size={18} />
          {shownError}
        </p>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  )
}
