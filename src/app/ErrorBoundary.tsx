import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ChunkError } from '../shared/lib/loadChunk'
import { ErrorPage } from '../shared/ui/error-page/ErrorPage'
import { PageLoadError } from './PageLoadError'

type ErrorBoundaryProps = { children: ReactNode }

/**
 * Shows the error page for errors while rendering, and a reload button if the page's code could not be loaded.
 * Its key must be the URL, so that the next page is rendered again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('A page broke:', error, componentStack)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return error instanceof ChunkError ? <PageLoadError /> : <ErrorPage />
  }
}
