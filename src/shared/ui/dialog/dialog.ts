import type { SweetAlertOptions } from 'sweetalert2'
import { t } from '@/shared/lib/language'
import { openLayer } from '@/shared/lib/layerHistory'
import { loadChunk } from '@/shared/lib/loadChunk'
import * as messages from '@/shared/messages'
import { buttonClass } from '../Button'

type DialogText = { title: string; text?: string }

/** Milliseconds for which a success is shown. */
const successTime = 2000

const loadLibrary = () => loadChunk(() => import(/* webpackChunkName: "dialog" */ 'sweetalert2'))

/** Preloads the library, because the first dialog may open without a connection. */
export async function preloadDialogs(): Promise<void> {
  await loadLibrary().catch(() => {})
}

/** The element outside of dialogs that was focused last, with its ancestors. */
let opener: readonly HTMLElement[] = []

function rememberOpener() {
  const focused = document.activeElement
  if (focused === document.body || focused?.closest('.swal2-container')) return
  opener = []
  for (let each = focused; each instanceof HTMLElement; each = each.parentElement) {
    opener = [...opener, each]
  }
}

/** If the opener was removed with its row, focuses its closest focusable ancestor. */
function restoreFocus() {
  if (document.activeElement !== document.body) return
  const [button] = opener
  const target = opener.find(
    (each) => each.isConnected && (each === button || each.hasAttribute('tabindex')),
  )
  target?.focus({ preventScroll: true })
}

/** The library hides the page again from screen readers if a dialog below it, which had hidden it, has closed meanwhile. */
function uncoverPage() {
  if (document.querySelector('[role=dialog]')) return
  document.getElementById('root')?.removeAttribute('aria-hidden')
}

const classes = {
  popup: 'dialog',
  confirmButton: buttonClass('primary'),
  cancelButton: buttonClass('secondary'),
}

const warning = { icon: 'warning', iconColor: 'var(--marigold-500)' } as const

/** Sets titles as text: the library's `title` option is HTML. */
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
    didClose: () => {
      uncoverPage()
      restoreFocus()
    },
    buttonsStyling: false,
    heightAuto: false,
    reverseButtons: true,
    closeButtonAriaLabel: t(messages.close),
    customClass: classes,
    ...options,
  })
}

/** A success message that closes automatically. */
export async function showSuccess({ title, text }: DialogText): Promise<void> {
  await open({
    icon: 'success',
    iconColor: 'var(--emerald-600)',
    titleText: title,
    text,
    timer: successTime,
    showConfirmButton: false,
  })
}

/** A warning; resolves once it is confirmed. */
export async function showWarning({ title, text }: DialogText): Promise<void> {
  await open(
    { ...warning, titleText: title, text, confirmButtonText: t(messages.ok) },
    { closesOnBack: true },
  )
}

type Question = DialogText & {
  /** Lines below the text, for example the name of what is deleted. */
  details?: readonly string[]
  confirmLabel: string
  /** Something is lost: the button to confirm is red. */
  isDestructive?: boolean
  cancelLabel?: string
  /** Whether the browser's Back button cancels; defaults to true. */
  closesOnBack?: boolean
}

/** Each line is an element of its own. */
function toLines(lines: readonly string[]): HTMLElement {
  const block = document.createElement('div')
  for (const line of lines) {
    const element = document.createElement('div')
    element.textContent = line
    block.append(element)
  }
  return block
}

/** Confirms an action; the cancel button has the focus. */
export async function askToConfirm({
  title,
  text,
  details = [],
  confirmLabel,
  isDestructive = false,
  cancelLabel = t(messages.cancel),
  closesOnBack = true,
}: Question): Promise<boolean> {
  const { isConfirmed } = await open(
    {
      ...warning,
      titleText: title,
      ...(text && { html: toLines([text, ...details]) }),
      showCancelButton: true,
      focusCancel: true,
      confirmButtonText: confirmLabel,
      cancelButtonText: cancelLabel,
      ...(isDestructive && {
        iconColor: 'var(--crimson-600)',
        customClass: { ...classes, popup: 'dialog dialog-destructive' },
      }),
    },
    { closesOnBack },
  )
  return isConfirmed
}
