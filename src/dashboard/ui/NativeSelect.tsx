import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'

type NativeSelectProps = Pick<TextFieldProps, 'sx'> & {
  label: string
  /** With the label inside the field. */
  isCompact?: boolean
  value: string | number
  options: readonly { value: string | number; label: string }[]
  onChange: (value: string) => void
}

/** A native select, because phones have their own pickers for it. */
export function NativeSelect({ label, isCompact, options, onChange, ...props }: NativeSelectProps) {
  return (
    <TextField
      {...props}
      select
      size="small"
      label={isCompact ? undefined : label}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        select: { native: true },
        htmlInput: isCompact && { 'aria-label': label },
        input: isCompact && {
          startAdornment: <InputAdornment position="start">{label}</InputAdornment>,
        },
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  )
}
