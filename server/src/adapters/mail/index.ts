export { createSmtpMailer, type Mailer, MailNotSentError } from './smtp'
