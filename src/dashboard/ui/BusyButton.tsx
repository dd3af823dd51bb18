import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { pressable } from '@/shared/ui/pressable'

type BusyButtonProps = ButtonProps & { isBusy: boolean }

/** A busy button keeps the focus. The `loading` prop of MUI's `Button` disables the element, which loses it. */
export function BusyButton({ isBusy, onClick, startIcon, ...rest }: BusyButtonProps) {
  return (
    <Button
      {...rest}
      {...pressable({ isDisabled: isBusy, onClick })}
      aria-busy={isBusy || undefined}
      startIcon={
        isBusy ? <CircularProgress size={18} color="inherit" aria-hidden="true" /> : startIcon
      }
    />
  )
}
