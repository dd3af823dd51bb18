import { lastEventId } from './lastEventId'

const navigation = {
  name: 'https://shop.example/',
  entryType: 'navigation',
  startTime: 0,
  duration: 0,
  toJSON: () => ({}),
  serverTiming: [
    { name: 'cdn-cache', description: 'HIT', duration: 0 },
    { name: 'last-event-id', description: '123-130', duration: 0 },
  ],
}

it('is that of the HTML until an event arrives', () => {
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation])
  expect(lastEventId.get()).toBe('123-130')
  lastEventId.set('140')
  expect(lastEventId.get()).toBe('140')
})
