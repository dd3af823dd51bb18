import { type Language, pathIn, splitPath } from '@/common/text'
import { getField } from './getField'
import { typeInto } from './typedText'

/** What a page takes along when its language changes, which loads it anew. */
type Kept = {
  /** Without the prefix of the language. */
  path: string
  scroll: number
  /** The router's state of the page, such as where a login leads to. */
  state: unknown
  fields: readonly Field[]
}
type Field = { key: string; value: string; isChecked: boolean }

const storageKey = 'language-change'
const cookieName = 'language'
/** Forms may wait for data. */
const maxWait = 10_000

const here = () => splitPath(location.pathname + location.search).path

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** Never a password, shown or not, which would lie in the storage, nor a file, which scripts cannot set. */
const isKept = ({ type, autocomplete }: Input) =>
  !autocomplete.includes('password') && !['password', 'file', 'submit', 'button'].includes(type)

/** By their order and name: labels are in another language. */
function findFields(): Map<string, Input> {
  const inputs = document.querySelectorAll<Input>('main :is(input, textarea, select)')
  return new Map([...inputs].map((input, index) => [`${index} ${input.name}`, input]))
}

const isToggle = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && ['checkbox', 'radio'].includes(input.type)

function readFields(): Field[] {
  return [...findFields()]
    .filter(([, input]) => isKept(input))
    .map(([key, input]) => ({
      key,
      value: input.value,
      isChecked: isToggle(input) && input.checked,
    }))
}

function fill(input: Input, { value, isChecked }: Field) {
  if (isToggle(input)) {
    if (input.checked !== isChecked) input.click()
  } else if (input.value !== value) {
    typeInto(input, value)
    // A quantity counts once its field is left, and is then written in the digits of the page.
    if (input.role === 'spinbutton')
      input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Opens the current page in another language, in place of this one: Back leads to the page before. */
export function changeLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser in use has the Cookie Store API.
  document.cookie = `${cookieName}=${language}; path=/; max-age=31536000; samesite=lax`
  const kept: Kept = {
    path: here(),
    scroll: scrollY,
    state: getField(history.state, 'usr'),
    fields: readFields(),
  }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // Without storage the page opens at its top.
  }
  location.replace(pathIn(language, here()) + location.hash)
}

/** The language that was chosen last. The switch shows it; it decides nothing. */
export const chosenLanguage = () =>
  new RegExp(`(?:^|; )${cookieName}=(en|bn)(?:;|$)`).exec(document.cookie)?.[1]

function takeKept(): Kept | undefined {
  try {
    const json = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    // Written by `changeLanguage`.
    const kept = json ? (JSON.parse(json) as Kept) : undefined
    return kept?.path === here() ? kept : undefined
  } catch {
    return undefined
  }
}

let taken: Kept | undefined

/** To be called before the router is created. */
export function continueAfterLanguageChange() {
  taken = takeKept()
  if (taken?.state === undefined) return
  history.replaceState(Object.assign({}, history.state, { usr: taken.state }), '')
}

/** To be called once the page is rendered or hydrated: before, React would reset the fields. */
export function restoreAfterLanguageChange() {
  if (taken) restore(taken)
  taken = undefined
}

function restore({ scroll, fields }: Kept) {
  let missing = fields
  const observer = new MutationObserver(proceed)
  const stop = () => observer.disconnect()
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(stop, maxWait)
  for (const event of ['keydown', 'pointerdown', 'wheel', 'touchmove']) {
    // From here on the page is the user's.
    addEventListener(event, stop, { once: true, passive: true })
  }
  proceed()

  function proceed() {
    if (document.documentElement.scrollHeight >= scroll + innerHeight)
      scrollTo({ top: scroll, behavior: 'instant' })
    const inputs = findFields()
    missing = missing.filter((field) => {
      const input = inputs.get(field.key)
      if (input) fill(input, field)
      return !input
    })
    if (missing.length === 0 && Math.abs(scrollY - scroll) < 2) stop()
  }
}
