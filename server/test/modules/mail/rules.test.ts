import { toMailbox } from '../../../src/modules/mail/rules'

it.each([
  ['Rahim@Mail.Example', 'rahim@mail.example'],
  ['rahim+shop@mail.example', 'rahim@mail.example'],
  ['rahim+a+b@mail.example', 'rahim@mail.example'],
  ['ra.him@mail.example', 'ra.him@mail.example'],
  ['ra.him+1@gmail.com', 'rahim@gmail.com'],
  ['rahim@googlemail.com', 'rahim@gmail.com'],
])('counts mails to %s by the mailbox %s', (address, mailbox) => {
  expect(toMailbox(address)).toBe(mailbox)
})
