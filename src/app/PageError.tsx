import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { ChunkError, reloadOnce } from '@/shared/lib/loadChunk'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { PageLoadError } from './PageLoadError'
import { PageLoading } from './PageLoading'

/** For errors while rendering, and for a page whose code could not be loaded. */
export function PageError({ reload }: { reload?: () => void }) {
  const error = useRouteError()
  if (!(error instanceof ChunkError)) return <ErrorPage />
  return <MissingPage error={error} reload={reload} />
}

type MissingPageProps = { error: ChunkError; reload: (() => void) | undefined }

/** A file that a deployment removed has another name in the current build: the shop is reloaded for it. */
function MissingPage({ error, reload }: MissingPageProps) {
  const [hasFailed, setHasFailed] = useState(!error.isMissing)
  useEffect(() => {
    reloadOnce(error, () => setHasFailed(true), reload)
  }, [error, reload])
  return hasFailed ? <PageLoadError /> : <PageLoading />
}
