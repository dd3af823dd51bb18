import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from '../../../api'
import { showToast } from '../../../shared/ui/toast'

export type PictureUpload = {
  previewUrl?: string
  /** Where the picture is, once it has arrived. */
  url?: string
  /** The part that has been sent, from 0 to 1, while it is being sent. */
  progress?: number
  problem?: string
}

/** Sends a picture as soon as it has been chosen; choosing another one, or none, takes its place. */
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
      setUpload({ problem: 'Please choose an image file.' })
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
    if (problem) void showToast('Image upload failed.', 'error')
  }

  return { upload, isUploading: upload.progress !== undefined, choose }
}
