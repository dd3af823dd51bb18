export { createSmtpMailer, type Mailer, type MailMessage, MailNotSentError } from './smtp'
