import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from '../pages/error/ErrorPage'

type ErrorBoundaryProps = { children: ReactNode }

/**
 * Shows the error page for what breaks while it is rendered, or whose code could not be loaded.
 * Give it the address as its key, so that the next page gets a new try.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A page broke:', error, componentStack)
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children
  }
}
