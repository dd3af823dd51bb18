import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from '@/api'
import { t } from '@/shared/lib/language'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from '../messages'

export type PictureUpload = {
  previewUrl?: string
  /** The URL of the uploaded picture. */
  url?: string
  /** From 0 to 1 while uploading. */
  progress?: number
  problem?: string
}

/** Uploads a picture as soon as it is chosen. Choosing another one, or none, cancels the upload. */
export function usePictureUpload() {
  const [upload, setUpload] = useState<PictureUpload>({})
  const abortRef = useRef<AbortController>(undefined)
  const { previewUrl } = upload

  useEffect(() => () => abortRef.current?.abort(), [])
  useEffect(() => () => URL.revokeObjectURL(previewUrl ?? ''), [previewUrl])

  async function choose(file: File | undefined) {
    abortRef.current?.abort()
    setUpload({})
    if (!file) return
    if (!file.type.startsWith('image/')) {
      setUpload({ problem: t(messages.notAnImage) })
      return
    }
    const abort = new AbortController()
    const { signal } = abort
    abortRef.current = abort
    const previewUrl = URL.createObjectURL(file)
    setUpload({ previewUrl, progress: 0 })
    const { url, problem } = await uploadPicture(file, {
      signal,
      onProgress: (progress) => setUpload({ previewUrl, progress }),
    })
    if (signal.aborted) return
    setUpload(problem ? { problem: problem.message } : { previewUrl, url })
    if (problem) showToast(t(messages.uploadFailed), 'error')
  }

  return { upload, isUploading: upload.progress !== undefined, choose }
}
