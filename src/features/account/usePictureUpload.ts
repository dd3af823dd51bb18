import { useEffect, useRef, useState } from 'react'
import { isApiProblem, uploadPicture } from '../../api'
import { showToast } from '../../shared/ui/toast'

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
    if (!file) return setUpload({})
    if (!file.type.startsWith('image/')) {
      return setUpload({ problem: 'Please choose an image file.' })
    }
    const abort = new AbortController()
    const { signal } = abort
    abortRef.current = abort
    const change = (changes: PictureUpload) => {
      if (!signal.aborted) setUpload((before) => ({ ...before, ...changes }))
    }
    setUpload({ previewUrl: URL.createObjectURL(file), progress: 0 })
    try {
      const url = await uploadPicture(file, {
        signal,
        onProgress: (progress) => change({ progress }),
      })
      change({ url, progress: undefined })
    } catch (error) {
      if (signal.aborted) return
      setUpload({ problem: isApiProblem(error) ? error.message : 'Please try again.' })
      void showToast('Image upload failed.', 'error')
    }
  }

  return { upload, isUploading: upload.progress !== undefined, choose }
}
