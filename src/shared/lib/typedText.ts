type TextField = HTMLInputElement | HTMLTextAreaElement

/** As if the user had typed it: React only notices a value that was set past its own setter. */
export function typeInto(field: TextField | HTMLSelectElement, text: string) {
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const textFields =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea'

/**
 * Hands to React what was typed, or filled in by the browser, before hydration. React leaves it in the fields, does not know of it, and
 * removes it when they are rendered again.
 */
export function keepEarlyText() {
  for (const field of document.querySelectorAll<TextField>(textFields)) {
    const { value, defaultValue } = field
    if (value === defaultValue) continue
    field.value = defaultValue
    typeInto(field, value)
  }
}
