import { classNames } from '../../../../shared/lib/classNames'
import cells from './cells.module.css'

type EllipsisTextProps = { text: string; isFaint?: boolean }

/** A single line that ends in an ellipsis; the table shows the full text in a tooltip. */
export function EllipsisText({ text, isFaint = false }: EllipsisTextProps) {
  return (
    <span className={classNames(cells.ellipsis, isFaint && cells.faint)} data-full-text={text}>
      {text}
    </span>
  )
}
