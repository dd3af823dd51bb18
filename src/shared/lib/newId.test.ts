import { isUuid } from '@/common/isUuid'
import { newId } from './newId'

const { randomUUID } = crypto
const offer = (value: unknown) =>
  Object.defineProperty(crypto, 'randomUUID', { value, configurable: true })

afterEach(() => offer(randomUUID))

it.each([randomUUID, undefined])(
  'is new each time, with the function of secure origins or without: %p',
  (value) => {
    offer(value)
    const ids = Array.from({ length: 20 }, () => newId())
    expect(ids.every((id) => isUuid(id))).toBe(true)
    expect(new Set(ids).size).toBe(20)
  },
)
