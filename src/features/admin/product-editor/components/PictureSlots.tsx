import { type DragEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AlertIcon, CameraIcon } from '../../../../shared/ui/icon/accountIcons'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import type { Pictures } from '../hooks/usePictures'
import { mostPictures, type Picture } from '../lib/pictures'
import styles from './PictureSlots.module.css'
import { PictureTile } from './PictureTile'

type PictureSlotsProps = { pictures: Pictures; error?: string }

const places = Array.from({ length: mostPictures }, (_, place) => place)

/** Up to four pictures, sent as soon as they are chosen or dropped here. */
export function PictureSlots({ pictures, error }: PictureSlotsProps) {
  const { all, said, refusal, add, retry, remove, move } = pictures
  const id = useId()
  const chooserRef = useRef<HTMLInputElement>(null)
  const [draggedKey, setDraggedKey] = useState<string>()
  const wrong = refusal ?? error

  function handleChoice(files: FileList | null) {
    add([...(files ?? [])])
    // The same file may be chosen once more after it has been removed.
    if (chooserRef.current) chooserRef.current.value = ''
  }

  function handleRemove(picture: Picture) {
    // Only now there is surely room for another one, and so a place for the focus.
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
        aria-label="Pictures, in their order"
      >
        {all.map((picture, place) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            place={place}
            count={all.length}
            isDragged={picture.key === draggedKey}
            onDragStart={() => setDraggedKey(picture.key)}
            onDragOver={() => {
              if (draggedKey !== undefined && draggedKey !== picture.key) move(draggedKey, place)
            }}
            onDragEnd={() => setDraggedKey(undefined)}
            onMove={(to) => move(picture.key, to)}
            onRetry={() => retry(picture)}
            onRemove={() => handleRemove(picture)}
          />
        ))}
        {places.slice(all.length).map((place) =>
          place === all.length ? (
            <li key={place} className={styles.chooser}>
              <input
                ref={chooserRef}
                id={id}
                name="images"
                className={styles.input}
                type="file"
                accept="image/*"
                multiple
                aria-invalid={wrong ? true : undefined}
                aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ''}`}
                onChange={({ target }) => handleChoice(target.files)}
              />
              <label htmlFor={id} className={styles.face}>
                <CameraIcon size={24} />
                Add pictures
              </label>
            </li>
          ) : (
            <li key={place} className={styles.empty} aria-hidden="true">
              {place + 1}
            </li>
          ),
        )}
      </ul>
      <p id={`${id}-hint`} className={styles.hint}>
        Up to {mostPictures}, 10 MB each. The first is the cover; drag them, or use their arrows, to
        change the order.
      </p>
      {wrong && (
        <p id={`${id}-error`} className={styles.error}>
          <AlertIcon size={18} />
          {wrong}
        </p>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </div>
  )
}
