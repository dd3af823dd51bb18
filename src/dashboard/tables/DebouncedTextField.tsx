import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useEventCallback } from '@mui/material/utils'
import { useEffect, useState } from 'react'

type DebouncedTextFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string
  onChange: (text: string) => void
  /** Converts the text that `onChange` receives; trims it by default. */
  parse?: (text: string) => string
  isWrong?: (text: string) => boolean
}

const debounceMs = 250

const trim = (text: string) => text.trim()

/** Calls `onChange` once typing pauses, or immediately on Enter and when the field is left. */
export function DebouncedTextField({
  value,
  onChange,
  parse = trim,
  isWrong,
  ...field
}: DebouncedTextFieldProps) {
  const [typed, setTyped] = useState(value)
  const [reported, setReported] = useState(value)

  // The value was changed elsewhere: by browser history or by removing a filter.
  if (value !== reported) {
    setReported(value)
    setTyped(value)
  }

  const report = useEventCallback(() => {
    const text = parse(typed)
    // What was not typed stays as it is, in whatever form.
    if (typed === reported || text === reported) return
    setReported(text)
    onChange(text)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each keystroke restarts the timer.
  useEffect(() => {
    const timer = setTimeout(() => report(), debounceMs)
    return () => clearTimeout(timer)
  }, [typed, report])

  return (
    <TextField
      {...field}
      value={typed}
      error={isWrong?.(typed)}
      onBlur={() => report()}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && report()}
    />
  )
}
