import { waitFor } from '@testing-library/react'
import { listenToOtherTabs } from './crossTabSession'
import {
  getUids,
  hasStoredSignIn,
  readSessionSignIns,
  replaceSessionSignIns,
} from './firebaseStorage'

const name = 'firebase:authUser:key:[DEFAULT]'
const signInOf = (uid: string, token = 't') => ({ [name]: JSON.stringify({ uid, token }) })

afterEach(() => sessionStorage.clear())

describe('the stored sign-in', () => {
  it('is found in both storages, and other entries are ignored', () => {
    expect(hasStoredSignIn()).toBe(false)
    sessionStorage.setItem('firebase:previous_websocket_failure', '1')
    expect(hasStoredSignIn()).toBe(false)
    replaceSessionSignIns(signInOf('a'))
    expect(hasStoredSignIn()).toBe(true)
    replaceSessionSignIns({})
    expect(hasStoredSignIn()).toBe(false)
    localStorage.setItem(name, '{}')
    expect(hasStoredSignIn()).toBe(true)
  })

  it('identifies the same user whatever the token', () => {
    expect(getUids(signInOf('a', '1'))).toBe(getUids(signInOf('a', '2')))
    expect(getUids(signInOf('a'))).not.toBe(getUids(signInOf('b')))
    expect(getUids({})).toBe('')
    expect(getUids({ [name]: 'broken' })).toBe('')
  })
})

describe('another tab', () => {
  const other = () => new BroadcastChannel('jontro-identity')
  let stops: (() => void)[] = []

  function listen() {
    const received = { visits: [] as string[], remembered: 0 }
    stops.push(
      listenToOtherTabs({
        onSessionSignIn: (signIns) => received.visits.push(getUids(signIns)),
        onRemembered: () => {
          received.remembered += 1
        },
      }),
    )
    return received
  }

  function open() {
    const channel = other()
    stops.push(() => channel.close())
    return channel
  }

  afterEach(() => {
    for (const stop of stops) stop()
    stops = []
  })

  it('reports sign-ins and sign-outs, but not the user who is already signed in', async () => {
    replaceSessionSignIns(signInOf('a'))
    const received = listen()
    const tab = open()
    tab.postMessage({ signIns: signInOf('a', 'another token') })
    tab.postMessage('something else')
    tab.postMessage({ signIns: signInOf('b') })
    tab.postMessage({ signIns: {} })
    await waitFor(() => expect(received.visits).toEqual(['b', '']))
  })

  it('receives the current sign-in, and no response if there is none', async () => {
    const received = listen()
    const answers: unknown[] = []
    const tab = open()
    tab.addEventListener('message', ({ data }) => answers.push(data))
    tab.postMessage({ isRequest: true })
    tab.postMessage({ signIns: signInOf('b') })
    await waitFor(() => expect(received.visits).toEqual(['b']))
    expect(answers).toEqual([])

    replaceSessionSignIns(signInOf('a'))
    tab.postMessage({ isRequest: true })
    await waitFor(() => expect(answers).toEqual([{ signIns: readSessionSignIns() }]))
  })

  it('is noticed by a storage event if its user is remembered', () => {
    const received = listen()
    const sendStorageEvent = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    sendStorageEvent('persist:jontro', '{}')
    sendStorageEvent(name, null)
    expect(received.remembered).toBe(0)
    sendStorageEvent(name, '{}')
    expect(received.remembered).toBe(1)
  })
})
