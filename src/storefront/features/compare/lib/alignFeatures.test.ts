import { alignFeatures } from './alignFeatures'

it('puts features of the same topic side by side, in the order of the topics', () => {
  expect(
    alignFeatures([
      ['12 mm drivers', 'Up to 9 hours per charge', 'Bluetooth 5.3, IPX5 water resistance'],
      ['Up to 7 hours of playing time', '10 mm drivers, Bluetooth 5.4'],
    ]),
  ).toEqual([
    {
      name: 'Battery and charging',
      values: [['Up to 9 hours per charge'], ['Up to 7 hours of playing time']],
    },
    { name: 'Water resistance', values: [['IPX5 water resistance'], []] },
    { name: 'Connections', values: [['Bluetooth 5.3'], ['Bluetooth 5.4']] },
    { name: 'Sound', values: [['12 mm drivers'], ['10 mm drivers']] },
  ])
})

it('takes the name before a colon, in any case', () => {
  expect(alignFeatures([['Ports: 2 USB-C'], ['ports: USB-A, USB-C']])).toEqual([
    { name: 'Ports', values: [['2 USB-C'], ['USB-A, USB-C']] },
  ])
})

it('keeps the parts of one topic together, and what has no topic at the end', () => {
  expect(
    alignFeatures([['Tested by our own team', '50 MP main, portrait, 12 MP ultra-wide']]),
  ).toEqual([
    { name: 'Camera', values: [['50 MP main, portrait, 12 MP ultra-wide']] },
    { name: 'More', values: [['Tested by our own team']] },
  ])
})

it('has no rows without features', () => {
  expect(alignFeatures([[], []])).toEqual([])
})
