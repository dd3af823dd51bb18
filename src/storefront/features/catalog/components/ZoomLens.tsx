import { type CSSProperties, type PointerEvent, type ReactNode, useState } from 'react'
import { classNames } from '@/shared/lib/classNames'
import { t } from '@/shared/lib/language'
import { createIcon } from '@/shared/ui/icon/Icon'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import * as messages from '../productMessages'
import styles from './ZoomLens.module.css'

const ZoomInIcon = createIcon(
  'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM16 16l4.5 4.5M11 8.5v5M8.5 11h5',
)

type ZoomLensProps = { onZoom: () => void; children: ReactNode }

/** The mouse pointer magnifies the picture; a click or tap opens the zoom dialog. */
export function ZoomLens({ onZoom, children }: ZoomLensProps) {
  const [origin, setOrigin] = useState<string>()

  function handlePointerMove({ pointerType, currentTarget, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse') return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    setOrigin(`${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`)
  }

  const style: CSSProperties = { transformOrigin: origin }
  return (
    <button
      type="button"
      className={styles.lens}
      aria-haspopup="dialog"
      onClick={onZoom}
      onPointerMove={handlePointerMove}
      onPointerLeave={() => setOrigin(undefined)}
    >
      <span
        className={classNames(styles.picture, origin !== undefined && styles.magnified)}
        style={style}
      >
        {children}
      </span>
      <span className={styles.hint}>
        <ZoomInIcon size={20} />
        <VisuallyHidden>{t(messages.zoomIn)}</VisuallyHidden>
      </span>
    </button>
  )
}
