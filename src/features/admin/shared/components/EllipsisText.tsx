import { classNames } from '../../../../shared/lib/classNames'
import cells from './cells.module.css'

type EllipsisTextProps = { text: string; isFaint?: boolean }

/** A text that is cut where its cell ends; the table tells the whole of it. */
export function EllipsisText({ text, isFaint = false }: EllipsisTextProps) {
  return (
    <span className={classNames(cells.line, isFaint && cells.faint)} data-full-text={text}>
      {text}
    </span>
  )
}
