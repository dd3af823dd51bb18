import type { SweetAlertOptions } from 'sweetalert2'
import { openLayer } from '../../lib/layerHistory'
import { loadChunk } from '../../lib/loadChunk'
import { buttonClass } from '../button/Button'

type DialogText = { title: string; text?: string }

/** What a success is shown for, in milliseconds. */
const successTime = 2000

const loadLibrary = () => loadChunk(() => import(/* webpackChunkName: "dialog" */ 'sweetalert2'))

/** Loads the library before the first dialog, which may be opened without a connection. */
export async function preloadDialogs(): Promise<void> {
  await loadLibrary().catch(() => {})
}

/** The element that last had the focus outside of dialogs, and all its ancestors. */
let opener: readonly HTMLElement[] = []

function rememberOpener() {
  const focused = document.activeElement
  if (focused === document.body || focused?.closest('.swal2-container')) return
  opener = []
  for (let each = focused; each instanceof HTMLElement; each = each.parentElement) {
    opener = [...opener, each]
  }
}

/** If the opener is gone, because its row has been deleted, the focus stays as near to it as can be. */
function restoreFocus() {
  if (document.activeElement !== document.body) return
  const [button] = opener
  const target = opener.find(
    (each) => each.isConnected && (each === button || each.hasAttribute('tabindex')),
  )
  target?.focus({ preventScroll: true })
}

/** Titles go in as text: the library's `title` would take them for markup. */
async function open(options: SweetAlertOptions, { closesOnBack = false } = {}) {
  rememberOpener()
  const { default: library } = await loadLibrary()
  let closed: (() => void) | undefined
  return library.fire({
    returnFocus: false,
    didOpen: () => {
      if (closesOnBack) closed = openLayer(() => library.close())
    },
    willClose: () => closed?.(),
    didClose: restoreFocus,
    buttonsStyling: false,
    heightAuto: false,
    reverseButtons: true,
    customClass: {
      popup: 'dialog',
      confirmButton: buttonClass('primary'),
      cancelButton: buttonClass('secondary'),
    },
    ...options,
  })
}

/** Says that something went well, and goes by itself. */
export async function showSuccess({ title, text }: DialogText): Promise<void> {
  await open({
    icon: 'success',
    titleText: title,
    text,
    timer: successTime,
    showConfirmButton: false,
  })
}

/** Says what went wrong; resolves once it has been seen. */
export async function showWarning({ title, text }: DialogText): Promise<void> {
  await open(
    { icon: 'warning', titleText: title, text, confirmButtonText: 'OK' },
    { closesOnBack: true },
  )
}

type Question = DialogText & {
  confirmLabel: string
  cancelLabel?: string
  /** The browser's Back button cancels, unless going back is what the question is about. */
  closesOnBack?: boolean
}

/** Asks before something that cannot be undone. The safe answer has the focus. */
export async function askToConfirm({
  title,
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  closesOnBack = true,
}: Question): Promise<boolean> {
  const { isConfirmed } = await open(
    {
      icon: 'warning',
      titleText: title,
      text,
      showCancelButton: true,
      focusCancel: true,
      confirmButtonText: confirmLabel,
      cancelButtonText: cancelLabel,
    },
    { closesOnBack },
  )
  return isConfirmed
}
