import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { dashboardTheme } from './dashboardTheme'

/** MUI's theme provider; `injectFirst` lets our own CSS override MUI's. */
export function DashboardThemeProvider({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={dashboardTheme} storageManager={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
