/** Runs in the HTML before the shop's scripts, and requests each that is lost again until the connection is back. */
export const retryScripts =
  "addEventListener('error', ({ target }) => target.defer && setTimeout(() => " +
  "document.head.append(Object.assign(document.createElement('script'), { src: target.src, defer: true })), 2000), true)"
