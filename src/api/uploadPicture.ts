import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { getField } from '@/shared/lib/getField'
import { t } from '@/shared/lib/language'
import { runtimeConfig } from '@/shared/lib/runtimeConfig'
import * as messages from './messages'
import { type ApiProblem, toApiProblem } from './problem'
import { maxUploadBytes, maxUploadSize, shrinkPicture } from './shrinkPicture'

type UploadOptions = {
  /** Called with the fraction that has been sent, from 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
}

type Uploaded = { url: string; problem?: undefined } | { url?: undefined; problem: ApiProblem }

/** 8 MB take a minute and a half at 750 kbit/s. */
const timeout = 240_000

const tooLarge: ApiProblem = {
  status: 413,
  code: 'too_large',
  title: t(messages.pictureTooLarge),
  message: t(messages.pictureAtMost)(maxUploadSize),
}

/** Shrinks a picture and uploads it to the configured host. Returns its URL or the error. */
export async function uploadPicture(file: File, options: UploadOptions = {}): Promise<Uploaded> {
  const picture = await shrinkPicture(file)
  if (picture.size > maxUploadBytes) return { problem: tooLarge }
  return send(picture, options)
}

/** `fetch` does not report upload progress. */
function send(picture: File, { onProgress, signal }: UploadOptions) {
  const form = new FormData()
  form.append('image', picture)
  return new Promise<Uploaded>((resolve) => {
    const fail = (error: FetchBaseQueryError) => resolve({ problem: toApiProblem(error) })
    const request = new XMLHttpRequest()
    request.open('POST', runtimeConfig().uploadUrl)
    request.responseType = 'json'
    request.timeout = timeout
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      const { status } = request
      const data: unknown = request.response
      const url = getField(data, 'url')
      if (status >= 200 && status < 300 && typeof url === 'string' && url) resolve({ url })
      else fail({ status, data })
    }
    request.onerror = () => fail({ status: 'FETCH_ERROR', error: 'no response' })
    request.ontimeout = () => fail({ status: 'TIMEOUT_ERROR', error: 'too late' })
    request.onabort = () => fail({ status: 'CUSTOM_ERROR', error: 'cancelled' })
    signal?.addEventListener('abort', () => request.abort())
    if (signal?.aborted) fail({ status: 'CUSTOM_ERROR', error: 'cancelled' })
    else request.send(form)
  })
}
