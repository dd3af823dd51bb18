import { getFirstName } from './reviewer'

it.each([
  ['Rahima Khatun', 'Rahima'],
  ['  Rahima ', 'Rahima'],
  ['Md. Karim Uddin', 'Karim'],
  ['MD KARIM', 'KARIM'],
  ['Prof. Dr. Selina Begum', 'Selina'],
  ['মোঃ রহিম উদ্দিন', 'রহিম'],
  ['Md.', 'Md.'],
  ['Mohammad Ali', 'Mohammad'],
  ["D'Costa", "D'Costa"],
])('of %j it shows %j', (name, shown) => {
  expect(getFirstName(name)).toBe(shown)
})

it.each(['rahima@mail.example', '01711000000', 'Rahima01711000000', '০১৭১১০০০০০০', '...', ' '])(
  'does not show %j',
  (name) => {
    expect(getFirstName(name)).toBe('Customer')
  },
)
