import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { getFieldError } from '../../../../shared/forms/FormFields'
import { atLeast } from '../../../../shared/theme/breakpoints'
import { pressable } from '../../../../shared/ui/button/pressable'
import {
  AlertIcon,
  CameraIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  RetryIcon,
  TrashIcon,
} from '../../../../shared/ui/icon'
import { Picture as PictureImage } from '../../../../shared/ui/picture/Picture'
import { VisuallyHidden } from '../../../../shared/ui/visually-hidden/VisuallyHidden'
import { usePictures } from '../hooks/usePictures'
import type { ProductFormik } from '../hooks/useProductForm'
import { maxPictures, type Picture } from '../lib/pictures'

const emptySlots = Array.from({ length: maxPictures }, (_, index) => index)

const slot = {
  position: 'relative',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 'var(--s2)',
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

/** Up to four pictures, uploaded as soon as they are chosen or dropped. */
export function PictureSlots({ form }: { form: ProductFormik }) {
  const { images } = form.values
  const { announcement, fileError, add, retry, remove, move } = usePictures(form)
  const id = useId()
  const chooserRef = useRef<HTMLInputElement>(null)
  const [draggedKey, setDraggedKey] = useState<string>()
  const error = fileError ?? getFieldError({ form, name: 'images' })

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
          gap: 'var(--s3)',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          [`@media ${atLeast('smallTablet')}`]: {
            gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          },
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop}
        aria-label="Pictures in order"
      >
        {images.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            index={index}
            count={images.length}
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
        {emptySlots.slice(images.length).map((index) =>
          index === images.length ? (
            <Box component="li" key={index} sx={chooserSlot}>
              <CameraIcon size={24} />
              <label htmlFor={id}>Add pictures</label>
              <input
                ref={chooserRef}
                id={id}
                name="images"
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
              {index + 1}
            </Box>
          ),
        )}
      </Box>
      <FormHelperText id={`${id}-hint`}>
        Up to {maxPictures} pictures, 10 MB each. The first is the cover. Drag pictures or use the
        arrows to change the order.
      </FormHelperText>
      {error && (
        <FormHelperText id={`${id}-error`} error>
          {error}
        </FormHelperText>
      )}
      <div aria-live="polite">
        <VisuallyHidden>{announcement}</VisuallyHidden>
      </div>
    </div>
  )
}

type PictureTileProps = {
  picture: Picture
  index: number
  count: number
  isDragged: boolean
  onDragStart: () => void
  /** Another picture is dragged over this one. */
  onDragEnter: () => void
  onDragEnd: () => void
  onMove: (index: number) => void
  onRetry: () => void
  onRemove: () => void
}

function PictureTile({
  picture: { src, progress, problem },
  index,
  count,
  isDragged,
  onDragStart,
  onMove,
  onRetry,
  onRemove,
  ...dragHandlers
}: PictureTileProps) {
  const name = `Picture ${index + 1} of ${count}`

  function handleDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.effectAllowed = 'move'
    // Firefox needs data to start a drag.
    dataTransfer.setData('text/plain', name)
    onDragStart()
  }

  return (
    <Card
      component="li"
      draggable
      onDragStart={handleDragStart}
      {...dragHandlers}
      sx={{ gap: 0, padding: 0, cursor: 'grab', opacity: isDragged ? 0.5 : 1 }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '1', '& img': { pointerEvents: 'none' } }}>
        <PictureImage src={src} alt={name} sizes="200px" />
        {index === 0 && (
          <Chip
            label="Cover"
            color="secondary"
            sx={{ position: 'absolute', top: 'var(--s2)', left: 'var(--s2)' }}
          />
        )}
        {progress !== undefined && <Progress part={progress} name={name} />}
        {problem !== undefined && (
          <Overlay>
            <AlertIcon size={20} />
            <Box component="strong" sx={{ color: 'error.main' }}>
              Image upload failed.
            </Box>
            {problem}
          </Overlay>
        )}
      </Box>
      {problem !== undefined && (
        <Button
          name="images"
          fullWidth
          startIcon={<RetryIcon size={18} />}
          aria-label={`${name}: try again`}
          onClick={onRetry}
        >
          Try again
        </Button>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
        <Tool
          label={`${name}: move forward`}
          isDisabled={index === 0}
          onPress={() => onMove(index - 1)}
        >
          <ChevronLeftIcon size={20} />
        </Tool>
        <Tool
          label={`${name}: move back`}
          isDisabled={index === count - 1}
          onPress={() => onMove(index + 1)}
        >
          <ChevronRightIcon size={20} />
        </Tool>
        <Tool label={`${name}: remove`} onPress={onRemove}>
          <TrashIcon size={20} />
        </Tool>
      </Box>
    </Card>
  )
}

function Overlay({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 'var(--s1)',
        p: 'var(--s3)',
        bgcolor: 'rgb(255 255 255 / 88%)',
        fontSize: 'var(--text-xs)',
        lineHeight: 1.3,
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}

function Progress({ part, name }: { part: number; name: string }) {
  const percent = Math.round(part * 100)
  return (
    <Overlay>
      <LinearProgress
        variant="determinate"
        value={percent}
        color="secondary"
        aria-label={`${name}: uploading`}
        sx={{ width: '7rem', maxWidth: '100%', height: 8, borderRadius: 1 }}
      />
      {percent === 100 ? 'Almost there…' : `${percent} %`}
    </Overlay>
  )
}

type ToolProps = { label: string; isDisabled?: boolean; onPress: () => void; children: ReactNode }

/** Stays focusable while disabled, so that moving a picture to the end does not lose the focus. */
function Tool({ label, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <IconButton
      {...pressable({ isDisabled, onClick: onPress })}
      aria-label={label}
      sx={{ width: 'auto', '&[aria-disabled]': { color: 'var(--ink-200)', cursor: 'not-allowed' } }}
    >
      {children}
    </IconButton>
  )
}
