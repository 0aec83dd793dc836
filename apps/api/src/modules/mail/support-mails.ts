import { withParticle } from '@doran/korean'
import { frameMail, type MailText } from './mail-frame.js'

/** `url` opens the ticket, without an account. What the visitor wrote stands in no mail: anybody can give any address. */
type SupportTicketMail = { number: string; url: string; days: number }

const linkEnds = (days: number) =>
  `링크는 마지막 글부터 ${days}일 동안 열려요. 링크를 가진 사람은 누구나 문의를 볼 수 있으니 다른 사람에게 보내지 마세요.`

export function supportTicketArrived({ number, url, days }: SupportTicketMail): MailText {
  return frameMail({
    subject: '도란 문의를 받았어요',
    title: '문의를 받았어요',
    parts: [
      `보내 주신 문의를 잘 받았어요. 번호는 ${withParticle(number, '이에요/예요')}.`,
      '답이 오면 이 주소로 새 링크를 보내 드리고, 그때부터는 새 링크로만 볼 수 있어요. 더 적을 것이 있으면 아래에서 이어서 적을 수 있어요.',
      { button: { label: '문의 보기', url } },
      linkEnds(days),
    ],
    why: [
      '도란 문의에 이 이메일 주소가 적혀서 보냈어요. 내가 한 일이 아니라면 무시해도 돼요. 링크를 열지 않으면 아무 일도 없어요.',
    ],
  })
}

export function supportTicketAnswered({ number, url, days }: SupportTicketMail): MailText {
  return frameMail({
    subject: '도란 문의에 답이 왔어요',
    title: '문의에 답이 왔어요',
    parts: [
      `문의 ${number}에 답을 적었어요. 아래에서 볼 수 있어요.`,
      { button: { label: '답 보기', url } },
      `앞서 보낸 링크는 이제 열리지 않아요. ${linkEnds(days)}`,
    ],
    why: [
      '문의에 답하면 적어 주신 이메일 주소로 알려 드려요. 내가 한 일이 아니라면 무시해도 돼요.',
    ],
  })
}
