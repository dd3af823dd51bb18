import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { dashboardTheme } from './dashboardTheme'

/** For screens that are made of MUI. Its styles come first, so that those of our own components win. */
export function DashboardTheme({ children }: { children: ReactNode }) {
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={dashboardTheme} storageManager={null}>
        {children}
      </ThemeProvider>
    </StyledEngineProvider>
  )
}
