import { createTheme } from '@mui/material/styles'
import type {} from '@mui/x-data-grid/themeAugmentation'

/** MUI's theme, made from the same CSS variables as the storefront. */
export const dashboardTheme = createTheme({
  // Our colours are CSS variables, so MUI has to calculate with CSS functions.
  cssVariables: { nativeColor: true },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: 'var(--ink-800)', contrastText: 'var(--text-on-ink)' },
        secondary: { main: 'var(--marigold-400)', contrastText: 'var(--ink-950)' },
        success: { main: 'var(--emerald-600)', contrastText: 'var(--white)' },
        error: { main: 'var(--crimson-600)', contrastText: 'var(--white)' },
        warning: { main: 'var(--marigold-600)', contrastText: 'var(--white)' },
        info: { main: 'var(--focus)', contrastText: 'var(--white)' },
        text: {
          primary: 'var(--text)',
          secondary: 'var(--text-soft)',
          disabled: 'var(--text-faint)',
        },
        background: { default: 'var(--surface-sunken)', paper: 'var(--surface)' },
        divider: 'var(--line)',
        action: { hover: 'var(--ink-50)', selectedOpacity: 0.06 },
        TableCell: { border: 'var(--line)' },
      },
    },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font)',
    fontWeightMedium: 500,
    fontWeightBold: 700,
    body1: { fontSize: 'var(--text-md)' },
    body2: { fontSize: 'var(--text-sm)' },
    caption: { fontSize: 'var(--text-xs)' },
    button: { textTransform: 'none', fontWeight: 600, fontSize: 'var(--text-sm)' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
  },
})
