import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import type { DragEvent, ReactNode } from 'react'
import * as ui from '@/dashboard/ui/messages'
import { formatCount } from '@/shared/lib/formatCount'
import { t } from '@/shared/lib/language'
import { TrashIcon } from '@/shared/ui/icon/accountIcons'
import { AlertIcon, ChevronLeftIcon, ChevronRightIcon, RetryIcon } from '@/shared/ui/icon/icons'
import { Picture as PictureImage } from '@/shared/ui/Picture'
import { pressable } from '@/shared/ui/pressable'
import * as messages from './messages'
import type { Picture } from './pictures'

type PictureTileProps = {
  /** Of the field. */
  name: string
  picture: Picture
  index: number
  count: number
  /** The order matters: the first one is the cover. */
  isSorted: boolean
  isDragged: boolean
  onDragStart: () => void
  /** Another picture is dragged over this one. */
  onDragEnter: () => void
  onDragEnd: () => void
  onMove: (index: number) => void
  onRetry: () => void
  onRemove: () => void
}

export function PictureTile({
  name,
  picture: { src, progress, problem },
  index,
  count,
  isSorted,
  isDragged,
  onDragStart,
  onMove,
  onRetry,
  onRemove,
  ...dragHandlers
}: PictureTileProps) {
  const label = t(messages.pictureOf)(index + 1, count)

  function handleDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.effectAllowed = 'move'
    // Firefox needs data to start a drag.
    dataTransfer.setData('text/plain', label)
    onDragStart()
  }

  return (
    <Card
      component="li"
      draggable={isSorted}
      onDragStart={handleDragStart}
      {...dragHandlers}
      sx={{
        gap: 0,
        padding: 0,
        cursor: isSorted ? 'grab' : undefined,
        opacity: isDragged ? 0.5 : 1,
      }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '1', '& img': { pointerEvents: 'none' } }}>
        <PictureImage src={src} alt={label} sizes="200px" />
        {/* Not below the overlay, which is not opaque. */}
        {isSorted && index === 0 && progress === undefined && problem === undefined && (
          <Chip
            label={t(messages.cover)}
            color="secondary"
            sx={{ position: 'absolute', top: 'var(--s2)', left: 'var(--s2)' }}
          />
        )}
        {progress !== undefined && <Progress part={progress} label={label} />}
        {problem !== undefined && (
          <Overlay>
            <AlertIcon size={20} />
            <Box component="strong" sx={{ color: 'error.main' }}>
              {t(messages.imageUploadFailed)}
            </Box>
            {problem}
          </Overlay>
        )}
      </Box>
      {problem !== undefined && (
        <Button
          name={name}
          fullWidth
          startIcon={<RetryIcon size={18} />}
          aria-label={t(messages.retryPicture)(label)}
          onClick={onRetry}
        >
          {t(ui.tryAgain)}
        </Button>
      )}
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' }}>
        {isSorted && (
          <>
            <Tool
              label={t(messages.movePictureForward)(label)}
              isDisabled={index === 0}
              onPress={() => onMove(index - 1)}
            >
              <ChevronLeftIcon size={20} />
            </Tool>
            <Tool
              label={t(messages.movePictureBack)(label)}
              isDisabled={index === count - 1}
              onPress={() => onMove(index + 1)}
            >
              <ChevronRightIcon size={20} />
            </Tool>
          </>
        )}
        <Tool label={t(messages.removePicture)(label)} onPress={onRemove}>
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
        gap: 0.5,
        p: 1.5,
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

function Progress({ part, label }: { part: number; label: string }) {
  const percent = Math.round(part * 100)
  return (
    <Overlay>
      <LinearProgress
        variant="determinate"
        value={percent}
        color="secondary"
        aria-label={t(messages.uploadingPicture)(label)}
        sx={{ width: '7rem', maxWidth: '100%', height: 8, borderRadius: 1 }}
      />
      {percent === 100 ? t(messages.almostThere) : `${formatCount(percent)} %`}
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
