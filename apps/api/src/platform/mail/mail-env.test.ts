import { expect, it } from 'vitest'
import { z } from 'zod'
import { mailEnvShape } from './mail-env.js'

const MailEnv = z.object(mailEnvShape)

it.each(['smtp://localhost:1025', 'smtps://user:p%2Fw@mail.example:465/?tls.servername=x'])(
  'takes %s as a mail server',
  (SMTP_URL) => expect(MailEnv.parse({ SMTP_URL }).SMTP_URL).toBe(SMTP_URL),
)

it.each(['mail.example', 'http://mail.example', 'smtp://', 'smtp://a b'])(
  'refuses %s as a mail server',
  (SMTP_URL) => expect(MailEnv.safeParse({ SMTP_URL }).success).toBe(false),
)

it.each(['a@doran.example', '도란 <no-reply@doran.example>', '<a@doran.example>'])(
  'takes %s as a sender',
  (MAIL_FROM) => expect(MailEnv.parse({ MAIL_FROM }).MAIL_FROM).toBe(MAIL_FROM),
)

it.each(['도란', 'a@b.example, c@d.example', '도란\n<a@b.example>', '도란 <a@b.example> x', '<a>'])(
  'refuses %j as a sender',
  (MAIL_FROM) => expect(MailEnv.safeParse({ MAIL_FROM }).success).toBe(false),
)
