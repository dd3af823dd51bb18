import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { ChunkError } from '@/shared/lib/loadChunk'
import { ErrorPage } from '@/shared/ui/ErrorPage'
import { PageLoadError } from './PageLoadError'
import { PageLoading } from './PageLoading'
import { reloadOnce } from './reloadOnce'

/** For errors while rendering, and for a page whose code could not be loaded. */
export function PageError({ reload }: { reload?: () => void }) {
  const error = useRouteError()
  if (!(error instanceof ChunkError)) return <ErrorPage />
  return <MissingPage error={error} reload={reload} />
}

type MissingPageProps = { error: ChunkError; reload: (() => void) | undefined }

/** A file that a deployment removed has another name in the current build: the shop is reloaded for it once. */
function MissingPage({ error: { file, isMissing }, reload }: MissingPageProps) {
  const [hasFailed, setHasFailed] = useState(!isMissing)
  useEffect(() => {
    if (isMissing) reloadOnce(file, { reload, onRepeated: () => setHasFailed(true) })
  }, [file, isMissing, reload])
  return hasFailed ? <PageLoadError /> : <PageLoading />
}
