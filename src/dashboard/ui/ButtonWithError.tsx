import FormHelperText from '@mui/material/FormHelperText'
import type { ComponentProps } from 'react'
import { BusyButton } from './BusyButton'

type ButtonWithErrorProps = ComponentProps<typeof BusyButton> & { errorText: string | undefined }

export function ButtonWithError({ errorText, ...button }: ButtonWithErrorProps) {
  return (
    <div>
      <BusyButton fullWidth {...button} />
      {errorText && (
        <FormHelperText error role="alert" sx={{ maxWidth: '32rem' }}>
          {errorText}
        </FormHelperText>
      )}
    </div>
  )
}
