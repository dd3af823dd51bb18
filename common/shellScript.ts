/** Requests each script of the shop that is lost again until the connection is back. */
const retryScripts =
  "addEventListener('error', ({ target }) => target.defer && setTimeout(() => " +
  "document.head.append(Object.assign(document.createElement('script'), { src: target.src, defer: true })), 2000), true)"

/**
 * A reload begins at the top, unless the address names a place. The router finds the last position by the key of the history entry,
 * so the entry gets a new one. Chromium scrolls to it until the page has loaded, though `scrollRestoration` is `manual`.
 *
 * After a reload, Back from another document restores the position here: Chromium has not kept it, and the router leaves the first
 * position of a page that the server rendered to the browser.
 */
const setPosition = `
{
  const { type } = performance.getEntriesByType('navigation')[0] ?? {}
  if (type === 'reload' && !location.hash) {
    history.scrollRestoration = 'manual'
    if (history.state) history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2) }, '')
    const stay = () => scrollTo({ top: 0, behavior: 'instant' })
    const release = () => removeEventListener('scroll', stay)
    addEventListener('scroll', stay)
    for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown']) addEventListener(input, release, { once: true, passive: true })
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(release)))
  }
  if (type === 'back_forward') addEventListener('DOMContentLoaded', () => {
    try {
      const positions = JSON.parse(sessionStorage.getItem('react-router-scroll-positions'))
      scrollTo({ top: positions[history.state.key], behavior: 'instant' })
    } catch {}
  })
}`

/** The splash screen is shown once in a tab's session. Without storage it is shown on each load. */
const markVisit = `
try {
  if (sessionStorage.getItem('visited')) document.documentElement.dataset.visited = ''
  sessionStorage.setItem('visited', 'yes')
} catch {}`

/** Runs in the HTML before the first paint and before the shop's scripts. */
export const shellScript = `${retryScripts}\n${setPosition}\n${markVisit}\n`
