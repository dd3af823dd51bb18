import styles from './CutText.module.css'

type CutTextProps = { text: string; most: number }

/** The beginning of a text. The table tells the whole of it to whoever points at it or has the focus there. */
export function CutText({ text, most }: CutTextProps) {
  if (text.length <= most) return <span>{text}</span>
  return (
    <span className={styles.cut} data-whole={text}>
      {text.slice(0, most)}
    </span>
  )
}
