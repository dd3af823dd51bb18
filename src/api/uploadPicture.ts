import { runtimeConfig } from '../shared/lib/runtimeConfig'
import { toApiProblem } from './problem'

type UploadOptions = {
  /** Is told the part that has been sent, from 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
}

const timeout = 120_000

function urlIn(answer: unknown): string | undefined {
  const url: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'url') : undefined
  return typeof url === 'string' ? url : undefined
}

/**
 * Sends a picture to where the shop keeps them, of its own or of others; answers its address. `fetch` can't tell how far
 * it is. Rejects with an `ApiProblem`.
 */
export function uploadPicture(picture: File, { onProgress, signal }: UploadOptions = {}) {
  const form = new FormData()
  form.append('image', picture)
  return new Promise<string>((resolve, reject) => {
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
      if (status >= 200 && status < 300 && url) resolve(url)
      else reject(toApiProblem({ status, data }))
    }
    request.onerror = () => reject(toApiProblem({ status: 'FETCH_ERROR', error: 'no answer' }))
    request.ontimeout = () => reject(toApiProblem({ status: 'TIMEOUT_ERROR', error: 'too late' }))
    request.onabort = () => reject(toApiProblem({ status: 'CUSTOM_ERROR', error: 'cancelled' }))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
