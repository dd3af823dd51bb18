import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { uploadPicture } from '@/api'
import { t } from '@/shared/lib/language'
import { newId } from '@/shared/lib/newId'
import { showToast } from '@/shared/ui/toast/toast'
import * as messages from './messages'
import { movePicture, type Picture, pickImages } from './pictures'

/** Status codes of files that are no picture or too large: sending one again cannot help. */
const rejections: readonly number[] = [400, 413, 415, 422]

const uploadFailedText = t(messages.imageUploadFailed)

type Upload = { abort: AbortController; src: string }

function end({ abort, src }: Upload) {
  abort.abort()
  URL.revokeObjectURL(src)
}

/** A function, because TypeScript would narrow the property across an await. */
const isAborted = ({ aborted }: AbortSignal) => aborted

export type PicturesOptions = {
  pictures: readonly Picture[]
  max: number
  /** Shown when more are chosen. */
  tooMany: string
  onChange: (change: (all: Picture[]) => Picture[]) => void
}

/** Uploads, removes and moves the pictures of a form. */
export function usePictures({ pictures, max, tooMany, onChange }: PicturesOptions) {
  /** For screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const [fileErrors, setFileErrors] = useState<readonly string[]>([])
  const uploads = useRef(new Map<string, Upload>())
  // One upload at a time: the server processes few at once, and the first is ready sooner.
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const all = uploads.current
    return () => {
      for (const upload of all.values()) end(upload)
    }
  }, [])

  /** Renders at once, since formik would pass outdated pictures to a second update before that. */
  const update = (change: (all: Picture[]) => Picture[]) => flushSync(() => onChange(change))

  const change = (key: string, changes: Partial<Picture>) =>
    update((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  async function send(key: string, file: File, signal: AbortSignal) {
    // Removed while it was queued.
    if (isAborted(signal)) return
    const onProgress = (progress: number) => change(key, { progress })
    const { url, problem } = await uploadPicture(file, { signal, onProgress })
    if (isAborted(signal)) return
    if (problem && rejections.includes(problem.status)) {
      discard(key)
      const error = `${file.name}: ${problem.message}`
      setFileErrors((all) => [...all, error])
      setAnnouncement(error)
      showToast(uploadFailedText, 'error')
      return
    }
    change(key, { url, progress: undefined, problem: problem?.message })
    setAnnouncement(problem ? uploadFailedText : t(messages.fileReady)(file.name))
    if (problem) showToast(uploadFailedText, 'error')
  }

  function discard(key: string) {
    const started = uploads.current.get(key)
    if (started) end(started)
    update((all) => all.filter((one) => one.key !== key))
  }

  function upload({ key, src }: Picture, file: File) {
    const abort = new AbortController()
    uploads.current.set(key, { abort, src })
    queue.current = queue.current.then(() => send(key, file, abort.signal))
  }

  return {
    announcement,
    fileErrors,
    add(files: readonly File[]) {
      const { fitting, problem } = pickImages(files, max - pictures.length, tooMany)
      setFileErrors(problem ? [problem] : [])
      if (fitting.length === 0) return
      const added = fitting.map((file) => {
        return { key: newId(), src: URL.createObjectURL(file), file, progress: 0 }
      })
      update((all) => [...all, ...added])
      setAnnouncement(t(messages.uploadingFiles)(fitting.map(({ name }) => name).join(', ')))
      for (const picture of added) upload(picture, picture.file)
    },
    retry(picture: Picture) {
      const { key, file } = picture
      if (!file) return
      change(key, { problem: undefined, progress: 0 })
      setAnnouncement(t(messages.uploadingFiles)(file.name))
      upload(picture, file)
    },
    remove({ key }: Picture) {
      discard(key)
      setFileErrors([])
      setAnnouncement(t(messages.pictureRemoved))
    },
    move(key: string, index: number) {
      update((all) => movePicture(all, key, index))
      setAnnouncement(t(messages.pictureMoved)(index + 1, pictures.length))
    },
  }
}
