import styles from './TruncatedText.module.css'

type TruncatedTextProps = { text: string; maxLength: number }

/** The first characters of a text; `OverflowTooltip` shows all of it on hover and focus. */
export function TruncatedText({ text, maxLength }: TruncatedTextProps) {
  if (text.length <= maxLength) return <span>{text}</span>
  return (
    <span className={styles.truncated} data-full-text={text}>
      {text.slice(0, maxLength)}
    </span>
  )
}
