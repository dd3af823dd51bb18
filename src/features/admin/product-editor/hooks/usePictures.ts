import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'
import {
  maxPictures,
  movePicture,
  type Picture,
  pickImages,
  uploadFailedText,
} from '../lib/pictures'

const createKey = () => crypto.randomUUID()
const fromUrls = (urls: readonly string[]): readonly Picture[] =>
  urls.map((url) => ({ key: createKey(), src: url, url }))

type Upload = { abort: AbortController; src: string }

function end({ abort, src }: Upload) {
  abort.abort()
  URL.revokeObjectURL(src)
}

/** A function, because TypeScript would narrow the property across an await. */
const isAborted = ({ aborted }: AbortSignal) => aborted

export type Pictures = ReturnType<typeof usePictures>

/** The pictures of a product, in their order: those it has, and those that are on their element. */
export function usePictures(urls: readonly string[]) {
  const [pictures, setPictures] = useState(() => fromUrls(urls))
  /** For screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const [fileError, setFileError] = useState<string>()
  const uploads = useRef(new Map<string, Upload>())
  // One upload at a time: the server processes few at once, and the first is ready sooner.
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const all = uploads.current
    return () => {
      for (const upload of all.values()) end(upload)
    }
  }, [])

  const change = (key: string, changes: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)))

  async function send(key: string, file: File, signal: AbortSignal) {
    // Removed while it was queued.
    if (isAborted(signal)) return
    const onProgress = (progress: number) => change(key, { progress })
    const { url, problem } = await uploadPicture(file, { signal, onProgress })
    if (isAborted(signal)) return
    change(key, { url, progress: undefined, problem: problem?.message })
    setAnnouncement(problem ? uploadFailedText : `${file.name} is ready.`)
    if (problem) showToast(uploadFailedText, 'error')
  }

  function enqueue({ key, src }: Picture, file: File) {
    const abort = new AbortController()
    uploads.current.set(key, { abort, src })
    queue.current = queue.current.then(() => send(key, file, abort.signal))
  }

  function cancelUpload(key: string) {
    const upload = uploads.current.get(key)
    if (upload) end(upload)
  }

  function add(files: readonly File[]) {
    const { fitting, problem } = pickImages(files, maxPictures - pictures.length)
    setFileError(problem)
    if (fitting.length === 0) return
    const added = fitting.map((file) => {
      return { key: createKey(), src: URL.createObjectURL(file), file, progress: 0 }
    })
    setPictures((all) => [...all, ...added])
    setAnnouncement(`Uploading ${fitting.map(({ name }) => name).join(', ')}`)
    for (const picture of added) enqueue(picture, picture.file)
  }

  function retry(picture: Picture) {
    const { key, file } = picture
    if (!file) return
    change(key, { problem: undefined, progress: 0 })
    setAnnouncement(`Uploading ${file.name}`)
    enqueue(picture, file)
  }

  function remove({ key }: Picture) {
    cancelUpload(key)
    setPictures((all) => all.filter((one) => one.key !== key))
    setFileError(undefined)
    setAnnouncement('Picture removed.')
  }

  function move(key: string, index: number) {
    setPictures((all) => movePicture(all, key, index))
    setAnnouncement(`Picture moved to position ${index + 1} of ${pictures.length}.`)
  }

  function replaceBy(next: readonly string[]) {
    for (const { key } of pictures) cancelUpload(key)
    setPictures(fromUrls(next))
  }

  return {
    all: pictures,
    announcement,
    fileError,
    urls: pictures.flatMap(({ url }) => url ?? []),
    isUploading: pictures.some(({ progress }) => progress !== undefined),
    add,
    retry,
    remove,
    move,
    replaceBy,
  }
}
