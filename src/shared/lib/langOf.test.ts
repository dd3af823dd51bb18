import { langOf } from './langOf'

it('names the language of what was typed, if it is another than that of the page', () => {
  expect(langOf('ঘড়ি Orbit 2')).toBe('bn')
  expect(langOf('Orbit 2')).toBeUndefined()
})
