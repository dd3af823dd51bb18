export { purgeMails, queueMails } from './outbox'
export { createMailSender } from './sendMails'
