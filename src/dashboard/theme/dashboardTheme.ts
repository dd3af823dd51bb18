import { createTheme, keyframes } from '@mui/material/styles'
import type {} from '@mui/x-data-grid/themeAugmentation'
import { below, breakpoints } from './breakpoints'

const onPhone = `@media ${below('smallTablet')}`
const onHover = '@media (hover: hover)'
const fieldHeight = 50
const touchHeight = 44

const focusRing = {
  outline: '3px solid color-mix(in srgb, var(--focus) 28%, transparent)',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 1 },
}

const appear = keyframes({ from: { opacity: 0 } })

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
        Alert: {
          errorColor: 'var(--crimson-700)',
          errorStandardBg: 'var(--crimson-100)',
          warningColor: 'var(--ink-900)',
          warningStandardBg: 'var(--marigold-100)',
          infoColor: 'var(--text-soft)',
          infoStandardBg: 'var(--ink-50)',
          infoIconColor: 'var(--text-soft)',
        },
        TableCell: { border: 'var(--line)' },
        DataGrid: { bg: 'var(--surface)', headerBg: 'var(--surface-sunken)' },
      },
    },
  },
  // 1 is 0.5rem, as `--s2`; in `sx` spaces are numbers.
  spacing: (factor: number) => `${factor / 2}rem`,
  breakpoints: {
    values: {
      xs: 0,
      sm: breakpoints.smallTablet,
      md: breakpoints.desktop,
      lg: breakpoints.wideDesktop,
      xl: 1536,
    },
  },
  shape: { borderRadius: 8 },
  // sweetalert2, whose confirmations open above dialogs, has 1060.
  zIndex: { drawer: 1040, modal: 1050, tooltip: 1055 },
  typography: {
    fontFamily: 'var(--font)',
    h1: { fontSize: 'var(--text-2xl)', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.01em' },
    h2: { fontSize: 'var(--text-lg)', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.01em' },
    h3: { fontSize: 'var(--text-md)', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.01em' },
    body1: { fontSize: 'var(--text-md)' },
    body2: { fontSize: 'var(--text-sm)' },
    caption: { fontSize: 'var(--text-xs)' },
    button: {
      textTransform: 'none',
      fontWeight: 'var(--weight-semibold)',
      fontSize: 'var(--text-md)',
      letterSpacing: 0,
      lineHeight: 1.2,
    },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    // A confirmation of sweetalert2 is outside the modal and must keep the focus. Tab still stays inside.
    MuiModal: { defaultProps: { disableEnforceFocus: true } },
    MuiButton: {
      defaultProps: { variant: 'outlined', color: 'inherit', disableElevation: true },
      styleOverrides: {
        root: {
          minHeight: touchHeight,
          padding: 'var(--s2) var(--s5)',
          borderRadius: 'var(--radius)',
          textAlign: 'center',
          '&[aria-disabled="true"]': { opacity: 0.6 },
        },
        sizeSmall: { padding: 'var(--s2) var(--s3)', fontSize: 'var(--text-sm)' },
        contained: {
          backgroundColor: 'var(--marigold-400)',
          color: 'var(--ink-950)',
          [onHover]: { '&:hover': { backgroundColor: 'var(--marigold-300)' } },
        },
        outlined: {
          borderColor: 'var(--line-strong)',
          backgroundColor: 'var(--surface)',
          [onHover]: {
            '&:hover': {
              borderColor: 'var(--ink-500)',
              backgroundColor: 'var(--surface-sunken)',
            },
          },
        },
        text: { [onHover]: { '&:hover': { backgroundColor: 'var(--ink-100)' } } },
      },
    },
    MuiIconButton: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          width: touchHeight,
          height: touchHeight,
          borderRadius: 'var(--radius)',
          [onHover]: {
            '&:hover': { backgroundColor: 'color-mix(in srgb, currentcolor 10%, transparent)' },
          },
        },
      },
    },

    MuiTextField: { defaultProps: { fullWidth: true } },
    // Labels stand above their control, as in the storefront.
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          maxWidth: '100%',
          marginBottom: 6,
          overflow: 'visible',
          color: 'var(--text)',
          fontWeight: 500,
          fontSize: 'var(--text-sm)',
          lineHeight: 1.5,
          whiteSpace: 'normal',
          transform: 'none',
          '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'var(--text)' },
        },
        asterisk: { display: 'none' },
      },
    },
    MuiOutlinedInput: {
      defaultProps: { notched: false },
      styleOverrides: {
        root: {
          borderRadius: 'var(--radius)',
          backgroundColor: 'var(--surface)',
          '&.Mui-focused': focusRing,
          '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
            borderColor: 'var(--crimson-600)',
          },
          '&.Mui-disabled': { backgroundColor: 'var(--surface-sunken)' },
          [onHover]: {
            '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline':
              { borderColor: 'var(--ink-500)' },
          },
        },
        input: {
          height: fieldHeight,
          padding: '0 var(--s4)',
          boxSizing: 'border-box',
          '&::placeholder': { color: 'var(--text-faint)', opacity: 1 },
          '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-soft)' },
          '.MuiInputBase-sizeSmall &': { height: touchHeight, fontSize: 'var(--text-sm)' },
          // The arrow of a field with suggestions is that of the selects.
          '&[list]::-webkit-calendar-picker-indicator': {
            width: 24,
            marginRight: -9,
            padding: 0,
            background: 'var(--text-soft)',
            color: 'transparent',
            clipPath: 'polygon(7px calc(50% - 2px), 17px calc(50% - 2px), 12px calc(50% + 3px))',
          },
          '.MuiInputBase-multiline &': { padding: 0 },
          '.MuiInputBase-adornedStart &': { paddingLeft: 0 },
        },
        multiline: { padding: 'var(--s3) var(--s4)', lineHeight: 1.5 },
        notchedOutline: {
          top: 0,
          borderColor: 'var(--ink-300)',
          '.Mui-error > &&': { borderColor: 'var(--crimson-600)' },
          '& legend': { display: 'none' },
        },
      },
    },
    MuiFormHelperText: {
      styleOverrides: {
        root: {
          margin: '6px 0 0',
          color: 'var(--text-faint)',
          fontSize: 'var(--text-xs)',
          lineHeight: 1.35,
          '&.Mui-error': { color: 'var(--crimson-700)', fontSize: 'var(--text-sm)' },
        },
      },
    },
    MuiMenuItem: { styleOverrides: { root: { minHeight: touchHeight } } },
    MuiCheckbox: { styleOverrides: { root: { padding: 10 } } },
    MuiFormControlLabel: {
      styleOverrides: { label: { fontSize: 'var(--text-sm)' } },
    },

    MuiTypography: { styleOverrides: { body2: { color: 'var(--text-soft)' } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      // Dialogs and drawers have the focus when they open.
      styleOverrides: { root: { '&:focus-visible': { outline: 'none' } } },
    },
    MuiCard: {
      styleOverrides: {
        root: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: 'var(--s5)',
          minWidth: 0,
          padding: 'clamp(1.25rem, 3.4vw, 1.5rem)',
          border: '1px solid var(--line)',
          borderRadius: 'var(--radius)',
          boxShadow: 'var(--shadow-1)',
        },
      },
    },
    MuiPopover: { styleOverrides: { paper: { boxShadow: 'var(--shadow-2)' } } },
    MuiBackdrop: {
      styleOverrides: {
        root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(13 20 36 / 55%)' } },
      },
    },
    // On phones a dialog stands at the bottom edge, where the thumb is.
    MuiDialog: {
      defaultProps: { fullWidth: true },
      styleOverrides: {
        container: { [onPhone]: { alignItems: 'end' } },
        paperWidthSm: { maxWidth: '34rem' },
        paper: {
          borderRadius: 'var(--radius-lg)',
          boxShadow: 'var(--shadow-3)',
          '&&': {
            [onPhone]: {
              width: '100%',
              maxWidth: '100%',
              maxHeight: '88dvh',
              margin: 0,
              borderRadius: 'var(--radius-lg) var(--radius-lg) 0 0',
            },
          },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          padding: 'var(--s5) 56px var(--s4) var(--s5)',
          borderBottom: '1px solid var(--line)',
          fontWeight: 700,
          fontSize: 'var(--text-lg)',
          lineHeight: 1.2,
        },
      },
    },
    MuiDialogContent: {
      styleOverrides: {
        root: {
          // Holds visually hidden texts and fields, which would make the paper scroll beside it.
          position: 'relative',
          // More specific than MUI's own rule, which removes the padding below a title.
          '&&': { padding: 'var(--s5)' },
        },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: {
          gap: 'var(--s3)',
          padding: 'var(--s3) var(--s5) max(var(--s3), env(safe-area-inset-bottom))',
          borderTop: '1px solid var(--line)',
          '& > :not(style) ~ :not(style)': { marginLeft: 0 },
          [onPhone]: { '& > *': { flex: 1 } },
        },
      },
    },

    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: 'var(--radius)', fontSize: 'var(--text-md)', lineHeight: 1.4 },
        message: { minWidth: 0, overflowWrap: 'anywhere' },
      },
    },
    MuiSnackbarContent: {
      styleOverrides: {
        root: {
          border: '1px solid var(--ink-600)',
          borderLeft: '4px solid #3ed598',
          borderRadius: 'var(--radius)',
          backgroundColor: 'var(--ink-900)',
          color: 'var(--text-on-ink)',
          fontSize: 'var(--text-md)',
        },
        action: { '& .MuiButton-root': { minHeight: 36 } },
      },
    },
    MuiSkeleton: {
      defaultProps: { animation: 'wave', variant: 'rounded' },
      styleOverrides: { root: { backgroundColor: 'var(--ink-100)' } },
    },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          backgroundColor: 'var(--ink-100)',
          color: 'var(--ink-700)',
          fontWeight: 'var(--weight-semibold)',
        },
        label: { padding: '0 10px', fontSize: 'var(--text-xs)' },
        icon: { margin: '0 -4px 0 10px', color: 'inherit' },
        colorSuccess: { backgroundColor: 'var(--emerald-100)', color: 'var(--emerald-700)' },
        colorError: { backgroundColor: 'var(--crimson-100)', color: 'var(--crimson-700)' },
        colorWarning: { backgroundColor: 'var(--marigold-100)', color: 'var(--ink-900)' },
        colorSecondary: { backgroundColor: 'var(--marigold-400)', color: 'var(--ink-950)' },
      },
    },
    MuiBadge: {
      styleOverrides: {
        badge: {
          border: '2px solid var(--surface)',
          height: 26,
          minWidth: 26,
          borderRadius: 13,
          fontSize: 'var(--text-xs)',
          fontWeight: 'var(--weight-semibold)',
        },
      },
    },
    MuiLink: {
      styleOverrides: {
        root: {
          display: 'inline-block',
          paddingBlock: 10,
          marginBlock: -10,
          borderRadius: 'var(--radius-sm)',
          color: 'inherit',
          fontWeight: 500,
          textDecorationColor: 'var(--ink-300)',
          textUnderlineOffset: 4,
          [onHover]: { '&:hover': { textDecorationColor: 'currentcolor' } },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: {
          padding: 'var(--s3) 10px',
          fontSize: 'var(--text-sm)',
          '&[scope]:first-of-type': { paddingLeft: 'var(--s5)' },
          '&:last-of-type:not([scope="row"])': { paddingRight: 'var(--s5)' },
          'tr:last-of-type > &:not(.MuiTableCell-head)': { borderBottom: 0 },
        },
        head: { paddingBlock: 'var(--s2)', color: 'var(--text-soft)' },
        body: { '&.MuiTableCell-alignRight': { fontWeight: 'var(--weight-semibold)' } },
        alignRight: { fontFeatureSettings: '"tnum"', whiteSpace: 'nowrap' },
      },
    },
    // The icons of the steps are 44 px wide.
    MuiStepLabel: {
      styleOverrides: {
        vertical: { padding: '2px 0' },
        label: {
          color: 'var(--text)',
          fontSize: 'var(--text-md)',
          '&&': { fontWeight: 'var(--weight-normal)' },
          '&&.Mui-completed, &&.Mui-active': { fontWeight: 'var(--weight-semibold)' },
        },
      },
    },
    MuiStepConnector: {
      styleOverrides: {
        root: { '&.Mui-completed .MuiStepConnector-line': { borderColor: 'var(--emerald-600)' } },
        vertical: {
          marginLeft: 17,
          '& .MuiStepConnector-line': { minHeight: 16, borderLeftWidth: 2 },
        },
        alternativeLabel: { top: 22, left: 'calc(-50% + 30px)', right: 'calc(50% + 30px)' },
        line: { borderColor: 'var(--line)', borderTopWidth: 2 },
      },
    },
    MuiListItemButton: {
      styleOverrides: {
        root: {
          gap: 'var(--s3)',
          minHeight: touchHeight,
          padding: '0 var(--s3)',
          borderRadius: 'var(--radius-sm)',
          fontWeight: 500,
        },
      },
    },
    MuiDataGrid: {
      styleOverrides: {
        root: {
          borderRadius: 'var(--radius)',
          backgroundColor: 'var(--surface)',
          boxShadow: 'var(--shadow-1)',
          fontSize: 'var(--text-sm)',
          fontFeatureSettings: '"tnum"',
          // Rows can be clicked while they are refetched.
          '& .MuiDataGrid-overlayWrapper': { pointerEvents: 'none' },
        },
        toolbar: { flex: 'none', padding: 'var(--s3)' },
        columnHeader: {
          '&:not(.MuiDataGrid-columnHeaderCheckbox)': { paddingInline: 8 },
          '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
          // The whole heading sorts; a wider button would cut its text.
          '@media (pointer: fine)': { '& .MuiDataGrid-sortButton': { width: 20 } },
        },
        columnHeaderTitle: {
          color: 'var(--text-soft)',
          fontWeight: 'var(--weight-semibold)',
          fontSize: 'var(--text-xs)',
        },
        cell: {
          paddingInline: 8,
          // It has no width, and would make the table scroll.
          '&.MuiDataGrid-cellEmpty': { paddingInline: 0 },
          '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
          // A ring of the link itself would be clipped by the cell, and cross its second line.
          '&:not([data-field="actions"]):has(a:focus-visible, button:focus-visible)': {
            outline: '2px solid var(--focus)',
            outlineOffset: -2,
            '& :is(a, button):focus-visible': { outline: 'none' },
          },
          // Controls as high as a compact row, where they are not touched.
          '@media (pointer: fine)': {
            '& .MuiButton-root': {
              minHeight: 34,
              padding: '2px var(--s3)',
              borderRadius: 'var(--radius-sm)',
              fontSize: 'var(--text-xs)',
            },
            '& .MuiButton-text': { paddingInline: 'var(--s2)' },
            '& .MuiIconButton-root': { width: 36, height: 36 },
          },
        },
        overlay: {
          backgroundColor: 'transparent',
          // No progress bar for fast responses.
          '& .MuiLinearProgress-root': { animation: `${appear} 1ms step-end 250ms backwards` },
        },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { backgroundColor: 'var(--ink-800)', fontSize: 'var(--text-xs)', fontWeight: 400 },
      },
    },
  },
})
