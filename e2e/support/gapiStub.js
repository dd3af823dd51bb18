/**
 * Stands for https://apis.google.com/js/api.js: enough of `gapi.iframes` for the identity library's popup and the page
 * that the identity emulator opens in it. Sent to the browser as it is.
 */
;(() => {
  const handlers = {}
  const pending = {}

  function peerOf(target) {
    return {
      register(name, handler) {
        handlers[name] = handler
      },
      restyle: () => Promise.resolve([]),
      send(name, data, callback) {
        const id = Math.random().toString(36)
        if (callback) pending[id] = callback
        target().postMessage({ gapi: true, name, data, id }, location.origin)
      },
    }
  }

  /** The library asks before the other side has registered what answers. */
  async function handlerOf(name) {
    for (let tries = 0; tries < 200 && !handlers[name]; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    return handlers[name]
  }

  window.addEventListener('message', async ({ data, source }) => {
    if (!data?.gapi) return
    if (data.isReply) {
      // Google's keeps to itself what its callers throw, and the library throws after each answer.
      Promise.resolve([data.result])
        .then(pending[data.id])
        .catch(() => {})
      delete pending[data.id]
      return
    }
    const handler = await handlerOf(data.name)
    const result = await handler?.(data.data)
    source.postMessage({ gapi: true, isReply: true, id: data.id, result }, location.origin)
  })

  function open({ url, where, attributes }, onOpen) {
    const frame = document.createElement('iframe')
    Object.assign(frame.style, attributes.style)
    frame.setAttribute('aria-hidden', 'true')
    const opened = new Promise((resolve) => {
      frame.onload = resolve
    })
    frame.src = url
    where.appendChild(frame)
    const peer = peerOf(() => frame.contentWindow)
    peer.ping = async (callback) => {
      await opened
      callback?.()
      return []
    }
    return Promise.resolve(onOpen(peer))
  }

  window.gapi = {
    load: (_name, options) => setTimeout(() => (options.callback ?? options)(), 0),
    iframes: {
      Iframe: class {},
      CROSS_ORIGIN_IFRAMES_FILTER: null,
      getContext: () => ({ getParentIframe: () => peerOf(() => window.parent), open }),
    },
  }

  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  setTimeout(() => (window[onload] ?? window.gapi_onload)?.(), 0)
})()
