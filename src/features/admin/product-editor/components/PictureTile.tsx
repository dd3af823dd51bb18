import type { DragEvent, ReactNode } from 'react'
import { classNames } from '../../../../shared/lib/classNames'
import { Badge } from '../../../../shared/ui/badge/Badge'
import { Button } from '../../../../shared/ui/button/Button'
import {
  AlertIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  RetryIcon,
  TrashIcon,
} from '../../../../shared/ui/icon'
import { Picture as PictureImage } from '../../../../shared/ui/picture/Picture'
import { type Picture, uploadFailedText } from '../lib/pictures'
import styles from './PictureTile.module.css'

type PictureTileProps = {
  picture: Picture
  index: number
  count: number
  isDragged: boolean
  onDragStart: () => void
  /** Another picture is dragged over this one. */
  onDragOver: () => void
  onDragEnd: () => void
  onMove: (index: number) => void
  onRetry: () => void
  onRemove: () => void
}

export function PictureTile({
  picture,
  index,
  count,
  isDragged,
  onDragStart,
  onDragOver,
  onDragEnd,
  onMove,
  onRetry,
  onRemove,
}: PictureTileProps) {
  const { src, progress, problem } = picture
  const name = `Picture ${index + 1} of ${count}`

  function handleDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.effectAllowed = 'move'
    // Firefox needs data to start a drag.
    dataTransfer.setData('text/plain', name)
    onDragStart()
  }

  return (
    <li
      className={classNames(styles.tile, isDragged && styles.dragged)}
      draggable
      onDragStart={handleDragStart}
      onDragEnter={onDragOver}
      onDragEnd={onDragEnd}
    >
      <div className={styles.pictureFrame}>
        <PictureImage src={src} alt={name} sizes="200px" className={styles.image} />
        {index === 0 && (
          <span className={styles.cover}>
            <Badge tone="accent">Cover</Badge>
          </span>
        )}
        {progress !== undefined && <Progress part={progress} name={name} />}
        {problem !== undefined && (
          <div className={styles.overlay}>
            <AlertIcon size={20} />
            <strong>{uploadFailedText}</strong>
            <span>{problem}</span>
          </div>
        )}
      </div>
      {problem !== undefined && (
        <Button
          name="images"
          className={styles.retry}
          aria-label={`${name}: try again`}
          onClick={onRetry}
        >
          <RetryIcon size={18} />
          Try again
        </Button>
      )}
      <div className={styles.tools}>
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
      </div>
    </li>
  )
}

function Progress({ part, name }: { part: number; name: string }) {
  const percent = Math.round(part * 100)
  return (
    <div className={styles.overlay}>
      <progress max={100} value={percent} aria-label={`${name}: uploading`} />
      <span>{percent === 100 ? 'Almost there…' : `${percent} %`}</span>
    </div>
  )
}

type ToolProps = { label: string; isDisabled?: boolean; onPress: () => void; children: ReactNode }

/** Stays focusable while disabled, so that moving a picture to the end does not lose the focus. */
function Tool({ label, isDisabled = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onPress()}
    >
      {children}
    </button>
  )
}
