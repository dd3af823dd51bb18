import { type InputHTMLAttributes, useEffect, useState } from 'react'
import { useEventCallback } from '../../hooks/useEventCallback'

type DebouncedInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** What is told of a text; by itself, the text without blanks around it. */
  read?: (text: string) => string
}

/** How long nothing is typed before the server is asked, in milliseconds. */
const quietTime = 250

const trimmed = (text: string) => text.trim()

/** A field whose text is told once typing pauses, or at once on Enter. */
export function DebouncedInput({ value, onChange, read = trimmed, ...input }: DebouncedInputProps) {
  const [typed, setTyped] = useState(value)
  const [told, setTold] = useState(value)

  // Going back, or a filter taken away, says something else than what was typed here last.
  if (value !== told) {
    setTold(value)
    setTyped(value)
  }

  const tell = useEventCallback(() => {
    const text = read(typed)
    if (text === told) return
    setTold(text)
    onChange(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the wait anew.
  useEffect(() => {
    const timer = setTimeout(() => tell(), quietTime)
    return () => clearTimeout(timer)
  }, [typed, tell])

  return (
    <input
      {...input}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && tell()}
    />
  )
}
