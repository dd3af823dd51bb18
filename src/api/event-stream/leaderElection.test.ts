import { fakeBrowser } from '@/testing/fakeTabs'
import { joinElection } from './leaderElection'

const { tabs } = fakeBrowser().openTab()
let count = 0
let lockName = ''
beforeEach(() => {
  count += 1
  lockName = `lock ${count}`
})

function join(locks = tabs.locks) {
  const roles: string[] = []
  const candidate = joinElection({
    locks,
    lockName,
    onLead: () => roles.push('leader'),
    onFollow: () => roles.push('follower'),
    onUnavailable: () => roles.push('alone'),
  })
  return { ...candidate, roles, role: () => roles.at(-1) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the leader tab', () => {
  it('is the first one; the others follow', async () => {
    const [first, second, third] = [join(), join(), join()]
    await settled()

    expect([first.roles, second.roles, third.roles]).toEqual([
      ['leader'],
      ['follower'],
      ['follower'],
    ])
  })

  it('is replaced by the tab that has waited longest when it leaves', async () => {
    const [first, second, third] = [join(), join(), join()]
    await settled()
    first.leave()
    await settled()

    expect([first.role(), second.role(), third.role()]).toEqual(['leader', 'leader', 'follower'])
  })

  it('is never a tab that has left', async () => {
    const [first, second, third] = [join(), join(), join()]
    await settled()
    second.leave()
    first.leave()
    await settled()

    expect([second.role(), third.role()]).toEqual(['follower', 'leader'])
  })

  it('becomes a follower if another tab takes over, and leads again after it', async () => {
    const [first, second] = [join(), join()]
    await settled()

    second.takeOver()
    await settled()
    expect([first.role(), second.role()]).toEqual(['follower', 'leader'])

    second.leave()
    await settled()
    expect(first.roles).toEqual(['leader', 'follower', 'leader'])
  })

  it('is a single one when two tabs take over at once', async () => {
    const [first, second, third] = [join(), join(), join()]
    await settled()
    second.takeOver()
    third.takeOver()
    await settled()

    const roles = [first.role(), second.role(), third.role()]
    expect(roles.filter((role) => role === 'leader')).toHaveLength(1)
  })

  it('does not lead if it has left before it was granted the lock', async () => {
    const first = join()
    first.leave()
    await settled()
    const second = join()
    await settled()

    expect(second.role()).toBe('leader')
  })
})

test('a tab is alone where the browser refuses locks', async () => {
  const only = join({ request: () => Promise.reject(new DOMException('no', 'SecurityError')) })
  await settled()

  expect(only.roles).toEqual(['alone'])
})
