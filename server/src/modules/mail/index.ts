export { dropMail, purgeMails, queueMails, queueReturnMail } from './outbox'
export { createMailSender } from './sendMails'
