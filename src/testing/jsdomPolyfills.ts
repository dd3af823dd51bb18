/** Fills in what jsdom has not: modal dialogs, scrolling, media queries, text as it is rendered, forms as data, timings. */
export function fillJsdomGaps() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  window.scrollTo = () => {}
  performance.getEntriesByType = () => []
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
  globalThis.FormData = class extends BareFormData {
    constructor(form?: HTMLFormElement) {
      super()
      for (const field of form?.elements ?? []) {
        if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value)
      }
    }
  }
}

/** Node's, which `fetch` needs; React reads forms by it, of which it knows nothing. */
const BareFormData = globalThis.FormData
