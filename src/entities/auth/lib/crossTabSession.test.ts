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

describe('who is kept', () => {
  it('is found in both storages, and nothing else is taken for a person', () => {
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

  it('is the same person whatever their token', () => {
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
    const heard = { visits: [] as string[], remembered: 0 }
    stops.push(
      listenToOtherTabs({
        onSessionSignIn: (signIns) => heard.visits.push(getUids(signIns)),
        onRemembered: () => {
          heard.remembered += 1
        },
      }),
    )
    return heard
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

  it('tells who came and who went, but nothing that is known', async () => {
    replaceSessionSignIns(signInOf('a'))
    const heard = listen()
    const tab = open()
    tab.postMessage({ signIns: signInOf('a', 'another token') })
    tab.postMessage('something else')
    tab.postMessage({ signIns: signInOf('b') })
    tab.postMessage({ signIns: {} })
    await waitFor(() => expect(heard.visits).toEqual(['b', '']))
  })

  it('is answered who is here, and not at all where nobody is', async () => {
    listen()
    const answers: unknown[] = []
    const tab = open()
    tab.addEventListener('message', ({ data }) => answers.push(data))
    tab.postMessage({ isRequest: true })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(answers).toEqual([])

    replaceSessionSignIns(signInOf('a'))
    tab.postMessage({ isRequest: true })
    await waitFor(() => expect(answers).toEqual([{ signIns: readSessionSignIns() }]))
  })

  it('is noticed by the storage where its person is remembered', () => {
    const heard = listen()
    const tell = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    tell('persist:jontro', '{}')
    tell(name, null)
    expect(heard.remembered).toBe(0)
    tell(name, '{}')
    expect(heard.remembered).toBe(1)
  })
})
