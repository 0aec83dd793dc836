export { accountExists, deletionStarted, deletionUndone, passwordChanged } from './account-mails.js'
export { resetCode, signUpCode } from './code-mails.js'
export { createMailNotifier, type MailNotifier } from './mail-notifier.js'
export {
  accountEnded,
  accountRestored,
  claimArrived,
  claimDecided,
  endUpheld,
} from './moderation-mails.js'
export { queueMail } from './queue-mail.js'
export { newSignIn, shortTimeSignIn } from './sign-in-mails.js'
export { supportTicketAnswered, supportTicketArrived } from './support-mails.js'
