import '@testing-library/jest-dom'
import { server } from './server'

// What jsdom has not: modal dialogs, scrolling, media queries, text as it is rendered.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.scrollTo = () => {}
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
  })
Object.defineProperty(HTMLElement.prototype, 'innerText', {
  configurable: true,
  get(this: HTMLElement) {
    return this.textContent
  },
  set(this: HTMLElement, text: string) {
    this.textContent = text
  },
})

// React reads forms by it; the one of Node, which `fetch` needs, knows no forms.
const BareFormData = globalThis.FormData
globalThis.FormData = class extends BareFormData {
  constructor(form?: HTMLFormElement) {
    super()
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value)
    }
  }
}

// A call that a test did not prepare is a mistake of the test or of the code.
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  localStorage.clear()
})
afterAll(() => server.close())
