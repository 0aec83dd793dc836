import { randomUUID } from 'node:crypto'
import type { Mailer, OutgoingMail } from '../mailer.js'
import { MailError } from '../mailer.js'

export function buildMail(over: Partial<OutgoingMail> = {}): OutgoingMail {
  return {
    to: 'reader@example.com',
    from: '도란 <doran@doran.example>',
    subject: '123456 도란 인증번호예요',
    text: '가입하던 화면에 아래 번호를 입력해 주세요.\n\n    123456\n\n.점 하나로 여는 줄\n',
    html: '<!doctype html>\n<p style="color:#1F1A16">번호는 <b>123456</b>이에요 = 끝</p>\n',
    messageId: `<${randomUUID()}@doran.example>`,
    ...over,
  }
}

/** The error that a mail ends with; throws where it is taken. */
export async function failureOf(mailer: Mailer, mail = buildMail()): Promise<MailError> {
  const ended = await mailer.send(mail).catch((error: unknown) => error)
  if (ended instanceof MailError) return ended
  throw new Error(`ended with ${String(ended)}`)
}
