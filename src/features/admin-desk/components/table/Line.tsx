import { classNames } from '../../../../shared/lib/classNames'
import cells from './cells.module.css'

type LineProps = { text: string; isFaint?: boolean }

/** A text that is cut where its cell ends; the table tells the whole of it. */
export function Line({ text, isFaint = false }: LineProps) {
  return (
    <span className={classNames(cells.line, isFaint && cells.faint)} data-whole={text}>
      {text}
    </span>
  )
}
