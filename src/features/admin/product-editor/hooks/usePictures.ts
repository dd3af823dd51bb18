import { useEffect, useRef, useState } from 'react'
import { uploadPicture } from '../../../../api'
import { showToast } from '../../../../shared/ui/toast'
import { failureText, mostPictures, movedTo, type Picture, sortFiles } from '../lib/pictures'

const keyOf = () => crypto.randomUUID()
const kept = (urls: readonly string[]): readonly Picture[] =>
  urls.map((url) => ({ key: keyOf(), src: url, url }))

type Sending = { abort: AbortController; src: string }

function end({ abort, src }: Sending) {
  abort.abort()
  URL.revokeObjectURL(src)
}

/** Asked anew each time: it ends while one waits. */
const hasEnded = ({ aborted }: AbortSignal) => aborted

export type Pictures = ReturnType<typeof usePictures>

/** The pictures of a product, in their order: those it has, and those that are on their way. */
export function usePictures(urls: readonly string[]) {
  const [pictures, setPictures] = useState(() => kept(urls))
  /** What has just happened, for ears. */
  const [said, setSaid] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const sendings = useRef(new Map<string, Sending>())
  // One after the other: the server draws few at once, and the first is ready sooner.
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const all = sendings.current
    return () => {
      for (const sending of all.values()) end(sending)
    }
  }, [])

  const change = (key: string, facts: Partial<Picture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...facts } : one)))

  async function send(key: string, file: File, signal: AbortSignal) {
    // Removed while it was waiting for its turn.
    if (hasEnded(signal)) return
    const onProgress = (progress: number) => change(key, { progress })
    const { url, problem } = await uploadPicture(file, { signal, onProgress })
    if (hasEnded(signal)) return
    change(key, { url, progress: undefined, problem: problem?.message })
    setSaid(problem ? failureText : `${file.name} is ready.`)
    if (problem) void showToast(failureText, 'error')
  }

  function enqueue({ key, src }: Picture, file: File) {
    const abort = new AbortController()
    sendings.current.set(key, { abort, src })
    queue.current = queue.current.then(() => send(key, file, abort.signal))
  }

  function forget(key: string) {
    const sending = sendings.current.get(key)
    if (sending) end(sending)
  }

  function add(files: readonly File[]) {
    const { fitting, problem } = sortFiles(files, mostPictures - pictures.length)
    setRefusal(problem)
    if (fitting.length === 0) return
    const added = fitting.map((file) => {
      return { key: keyOf(), src: URL.createObjectURL(file), file, progress: 0 }
    })
    setPictures((all) => [...all, ...added])
    setSaid(`Uploading ${fitting.map(({ name }) => name).join(', ')}`)
    for (const picture of added) enqueue(picture, picture.file)
  }

  function retry(picture: Picture) {
    const { key, file } = picture
    if (!file) return
    change(key, { problem: undefined, progress: 0 })
    setSaid(`Uploading ${file.name}`)
    enqueue(picture, file)
  }

  function remove({ key }: Picture) {
    forget(key)
    setPictures((all) => all.filter((one) => one.key !== key))
    setRefusal(undefined)
    setSaid('Picture removed.')
  }

  function move(key: string, place: number) {
    setPictures((all) => movedTo(all, key, place))
    setSaid(`Picture moved to place ${place + 1} of ${pictures.length}.`)
  }

  function replaceBy(next: readonly string[]) {
    for (const { key } of pictures) forget(key)
    setPictures(kept(next))
  }

  return {
    all: pictures,
    said,
    refusal,
    urls: pictures.flatMap(({ url }) => url ?? []),
    isUploading: pictures.some(({ progress }) => progress !== undefined),
    add,
    retry,
    remove,
    move,
    replaceBy,
  }
}
