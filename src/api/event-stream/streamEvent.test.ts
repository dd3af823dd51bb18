import { isReached, toStreamEvent } from './streamEvent'
import { toTabMessage } from './tabChannel'

test.each([
  ['2', '1', true],
  ['2', '2', true],
  ['2', '3', false],
  ['10', '9', true],
  ['', '0', false],
  ['2', '', false],
  ['106', '100-106', true],
  ['100-106', '100', true],
  ['100-106', '100-106', false],
])('a tab at %j has reached %j: %s', (cursor, other, expected) => {
  expect(isReached(cursor, other)).toBe(expected)
})

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

const event = { type: 'tags', tags: ['Cart'], cursor: '2' }

test.each([
  [{ type: 'heartbeat' }],
  [{ type: 'event', after: '1', event }],
  [{ type: 'event', after: '', event: { type: 'gap', cursor: '2' } }],
])('the message %j of another tab is read as it is', (message) => {
  expect(toTabMessage(message)).toEqual(message)
})

test.each([
  [null],
  ['heartbeat'],
  [{ type: 'event', event }],
  [{ type: 'event', after: '1' }],
  [{ type: 'event', after: '1', event: { ...event, cursor: 1 } }],
  [{ type: 'event', after: '1', event: { ...event, type: 'other' } }],
])('the message %j of another version is ignored', (message) => {
  expect(toTabMessage(message)).toBeUndefined()
})
