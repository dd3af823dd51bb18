/**
 * A script for the browser: as much of Google's `gapi.iframes` as the Firebase SDK uses for its popup. The SDK loads Google's only
 * where `gapi.iframes.Iframe` is missing, so that a demo signs in without internet. No frame is needed: the popup is of this origin.
 */
export const gapi = `(() => {
  const frame = {
    restyle: async () => [],
    ping: async (callback) => callback(),
    // Google's ignores what a callback throws, and the SDK's throws after each answer.
    send: (_name, _data, callback) =>
      Promise.resolve([{ webStorageSupport: true }]).then(callback).catch(() => undefined),
    register: (_name, handler) =>
      addEventListener('message', ({ data, origin }) => {
        if (origin === location.origin && data?.authEvent) handler(data)
      }),
  }
  const open = (_options, onOpen) => onOpen(frame)
  window.gapi = { iframes: { Iframe: class {}, getContext: () => ({ open }) } }
})()`
