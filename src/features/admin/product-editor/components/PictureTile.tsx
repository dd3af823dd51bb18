import type { DragEvent, ReactNode } from 'react'
import { classNames } from '../../../../shared/lib/classNames'
import { Badge } from '../../../../shared/ui/badge/Badge'
import { Button } from '../../../../shared/ui/button/Button'
import { RetryIcon } from '../../../../shared/ui/icon'
import { AlertIcon } from '../../../../shared/ui/icon/accountIcons'
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  TrashIcon,
} from '../../../../shared/ui/icon/shoppingIcons'
import { Picture as PictureImage } from '../../../../shared/ui/picture/Picture'
import { failureText, type Picture } from '../lib/pictures'
import styles from './PictureTile.module.css'

type PictureTileProps = {
  picture: Picture
  /** From 0. */
  place: number
  count: number
  isDragged: boolean
  onDragStart: () => void
  /** Another picture is held over this one. */
  onDragOver: () => void
  onDragEnd: () => void
  onMove: (place: number) => void
  onRetry: () => void
  onRemove: () => void
}

/** One picture of a product, and what can be done with it: by dragging, or by its buttons. */
export function PictureTile({
  picture,
  place,
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
  const name = `Picture ${place + 1} of ${count}`

  function handleDragStart({ dataTransfer }: DragEvent) {
    dataTransfer.effectAllowed = 'move'
    // Firefox drags only what carries something.
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
      <div className={styles.shot}>
        <PictureImage src={src} alt={name} sizes="200px" className={styles.image} />
        {place === 0 && (
          <span className={styles.cover}>
            <Badge tone="accent">Cover</Badge>
          </span>
        )}
        {progress !== undefined && <Progress part={progress} name={name} />}
        {problem !== undefined && (
          <div className={styles.veil}>
            <AlertIcon size={20} />
            <strong>{failureText}</strong>
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
        <Tool label={`${name}: move forward`} isOff={place === 0} onPress={() => onMove(place - 1)}>
          <ChevronLeftIcon size={20} />
        </Tool>
        <Tool
          label={`${name}: move back`}
          isOff={place === count - 1}
          onPress={() => onMove(place + 1)}
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
    <div className={styles.veil}>
      <progress max={100} value={percent} aria-label={`${name}: uploading`} />
      <span>{percent === 100 ? 'Almost there…' : `${percent} %`}</span>
    </div>
  )
}

type ToolProps = { label: string; isOff?: boolean; onPress: () => void; children: ReactNode }

/** One that can do nothing now keeps the focus of whoever has just moved a picture to the end by it. */
function Tool({ label, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  )
}
