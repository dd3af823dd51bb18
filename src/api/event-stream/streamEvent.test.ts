import { toStreamEvent } from './streamEvent'

test.each([
  ['["Product"]', ['Product']],
  ['["Product", 5]', ['Product']],
  ['{"Product": true}', []],
  ['[broken', []],
])('the data %s names the tags %j', (data, tags) => {
  const message = new MessageEvent('tags', { data, lastEventId: '1' })
  expect(toStreamEvent(message)).toEqual({ type: 'tags', tags, cursor: '1' })
})

test('an event without data is not one of the stream', () => {
  expect(toStreamEvent(new Event('tags'))).toBeUndefined()
})
