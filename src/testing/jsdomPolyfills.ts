/** Fills in what jsdom has not: modal dialogs, scrolling, media queries, changes of size, text as it is rendered, forms as data, timings. */
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
  globalThis.ResizeObserver = WindowResizeObserver
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

/** Nothing has a size in jsdom: only the window can change its own. */
class WindowResizeObserver implements ResizeObserver {
  readonly #listen: () => void

  constructor(callback: ResizeObserverCallback) {
    this.#listen = () => callback([], this)
  }

  observe() {
    window.addEventListener('resize', this.#listen)
  }

  unobserve() {
    window.removeEventListener('resize', this.#listen)
  }

  disconnect() {
    this.unobserve()
  }
}

/** Node's, which `fetch` needs; React reads forms by it, of which it knows nothing. */
const BareFormData = globalThis.FormData
