import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { type DragEvent, useId, useRef, useState } from 'react'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { CameraIcon } from '@/shared/ui/icon/accountIcons'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from './messages'
import { PictureTile } from './PictureTile'
import { type PicturesOptions, usePictures } from './usePictures'

const slot = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1,
  minHeight: '8.5rem',
  border: '1px dashed var(--ink-300)',
  borderRadius: 'var(--radius)',
  color: 'var(--ink-300)',
}

const chooserSlot = {
  ...slot,
  bgcolor: 'var(--surface-sunken)',
  color: 'inherit',
  fontSize: 'var(--text-sm)',
  '&:hover': { borderColor: 'var(--ink-500)' },
  '&:has([aria-invalid])': { borderColor: 'var(--crimson-600)' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: '2px' },
  // Covers the slot, so that files can be dropped on it.
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
}

type PictureSlotsProps = PicturesOptions & {
  /** Of the field. */
  name: string
  label: string
  hint: string
  error: string | undefined
  /** The order matters: the first one is the cover. */
  isSorted?: boolean
}

/** A few pictures, uploaded as soon as they are chosen or dropped. */
export function PictureSlots(props: PictureSlotsProps) {
  const { name, label, hint, pictures, max, isSorted = false } = props
  const { announcement, fileErrors, add, retry, remove, move } = usePictures(props)
  const id = useId()
  const emptySlots = Array.from({ length: max }, (_, index) => index)
  const chooserRef = useRef<HTMLInputElement>(null)
  const [draggedKey, setDraggedKey] = useState<string>()
  const error = fileErrors.join('\n') || props.error

  function handleChoice(input: HTMLInputElement) {
    add([...(input.files ?? [])])
    // Otherwise choosing the same file again would not fire a change event.
    input.value = ''
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    if (draggedKey === undefined) add([...event.dataTransfer.files])
  }

  return (
    <div>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: `repeat(${max}, minmax(0, 1fr))`,
          },
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
        aria-label={label}
      >
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.key}
            name={name}
            picture={picture}
            index={index}
            count={pictures.length}
            isSorted={isSorted}
            isDragged={picture.key === draggedKey}
            onDragStart={() => setDraggedKey(picture.key)}
            onDragEnter={() => {
              if (draggedKey !== undefined && draggedKey !== picture.key) move(draggedKey, index)
            }}
            onDragEnd={() => setDraggedKey(undefined)}
            onMove={(to) => move(picture.key, to)}
            onRetry={() => retry(picture)}
            onRemove={() => {
              remove(picture)
              chooserRef.current?.focus()
            }}
          />
        ))}
        {emptySlots.slice(pictures.length).map((index) =>
          index === pictures.length ? (
            <Box component="li" key={index} sx={chooserSlot}>
              <CameraIcon size={24} />
              <label htmlFor={id}>{t(messages.addPictures)}</label>
              <input
                ref={chooserRef}
                id={id}
                name={name}
                type="file"
                accept="image/*"
                multiple
                aria-invalid={error ? true : undefined}
                aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
                onChange={({ target }) => handleChoice(target)}
              />
            </Box>
          ) : (
            <Box component="li" key={index} sx={slot} aria-hidden="true">
              {formatCount(index + 1)}
            </Box>
          ),
        )}
      </Box>
      <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>
      {error && (
        <FormHelperText
          id={`${id}-error`}
          error
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {error}
        </FormHelperText>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  )
}
