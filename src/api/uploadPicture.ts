import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { runtimeConfig } from '../shared/lib/runtimeConfig'
import { type ApiProblem, toApiProblem } from './problem'

type UploadOptions = {
  /** Is told the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

type Uploaded = { url: string; problem?: undefined } | { url?: undefined; problem: ApiProblem }

const timeout = 120_000

function urlIn(answer: unknown): string | undefined {
  const url: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined
  return typeof url === 'string' ? url : undefined
}

/**
 * Sends a picture to where the shop keeps them, of its own or of others; answers its address, or the problem. `fetch`
 * can't tell how far it is.
 */
export function uploadPicture(picture: File, { onProgress, signal }: UploadOptions = {}) {
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
      const url = urlIn(data)
      if (status >= 200 && status < 300 && url) resolve({ url })
      else fail({ status, data })
    }
    request.onerror = () => fail({ status: 'FETCH_ERROR', error: 'no answer' })
    request.ontimeout = () => fail({ status: 'TIMEOUT_ERROR', error: 'too late' })
    request.onabort = () => fail({ status: 'CUSTOM_ERROR', error: 'cancelled' })
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
