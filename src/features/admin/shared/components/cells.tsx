import Box from '@mui/material/Box'
import Link, { type LinkProps } from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Picture } from '../../../../shared/ui/picture/Picture'

const Truncated = styled('span')({ '&::after': { content: '"…" / ""' } })

const maxLength = 20

/** The first 20 characters; all of the text is shown on hover. */
export function TruncatedText({ text }: { text: string }) {
  if (text.length <= maxLength) return <span>{text}</span>
  return <Truncated title={text}>{text.slice(0, maxLength)}</Truncated>
}

type EllipsisTextProps = { text: string; isFaint?: boolean }

/** A single line that ends in an ellipsis; all of it is shown on hover. */
export function EllipsisText({ text, isFaint = false }: EllipsisTextProps) {
  return (
    <Typography
      component="span"
      noWrap
      title={text}
      variant={isFaint ? 'caption' : 'inherit'}
      color={isFaint ? 'textDisabled' : undefined}
    >
      {text}
    </Typography>
  )
}

type CellButtonProps = {
  tabIndex: number
  variant?: LinkProps['variant']
  onClick: () => void
  children: ReactNode
}

export function CellButton(props: CellButtonProps) {
  return <Link component="button" type="button" variant="inherit" color="inherit" {...props} />
}

export function CellPicture({ src }: { src: string }) {
  return (
    <Box
      sx={{
        width: 44,
        height: 44,
        maxHeight: '96%',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'var(--ink-100)',
      }}
    >
      <Picture src={src} alt="" sizes="44px" />
    </Box>
  )
}

export function CellActions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1, width: '100%' }}>
      {children}
    </Stack>
  )
}
