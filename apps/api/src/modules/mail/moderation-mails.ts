import { frameMail, type MailText } from './mail-frame.js'
import { seoulDay } from './seoul-time.js'

const CLAIM_WHY =
  '도란의 권리침해 신고에 이 이메일 주소가 적혀서 보냈어요. 내가 한 일이 아니라면 무시해도 돼요.'

/** To whoever claims that something infringes on their rights. */
export function claimArrived(): MailText {
  return frameMail({
    subject: '도란 권리침해 신고를 받았어요',
    title: '신고를 받았어요',
    parts: [
      '보내 주신 권리침해 신고를 잘 받았어요. 신고한 내용은 운영하는 사람이 직접 확인해요.',
      '확인하는 동안에는 최대 30일까지 다른 사람에게 보이지 않게 할 수 있어요.',
      '결과가 나오면 이 주소로 알려 드려요.',
    ],
    why: [CLAIM_WHY],
  })
}

export function claimDecided({
  isUpheld,
  reason,
}: {
  isUpheld: boolean
  reason: string
}): MailText {
  const outcome = isUpheld
    ? '신고한 내용을 확인했고, 다른 사람에게 보이지 않게 했어요.'
    : '신고한 내용을 확인했고, 그대로 두기로 했어요.'
  return frameMail({
    subject: '도란 권리침해 신고의 결과가 나왔어요',
    title: '신고 결과가 나왔어요',
    parts: [outcome, `이유: ${reason}`],
    why: [CLAIM_WHY],
  })
}

/** To somebody whose account is ended; the link is their only way to appeal. */
export function accountEnded({
  reason,
  appealUrl,
  appealUntil,
}: {
  reason: string
  appealUrl: string
  appealUntil: Date
}): MailText {
  return frameMail({
    subject: '도란 계정 이용이 끝났어요',
    title: '계정 이용이 끝났어요',
    parts: [
      '커뮤니티 규칙을 크게 어겨서 이 계정으로는 더 로그인할 수 없어요.',
      `이유: ${reason}`,
      `결정이 잘못됐다고 생각하면 ${seoulDay(appealUntil)}까지 한 번 이의를 제기할 수 있어요.`,
      { button: { label: '이의 제기', url: appealUrl } },
    ],
    why: [
      '계정 이용이 끝나면 계정 주인에게 알려 드려요.',
      '내가 한 일이 아니라면 이의 제기에 그렇게 적어 주세요.',
    ],
  })
}

const RESTORED_WHY = [
  '계정 이용에 대한 결정이 바뀌면 계정 주인에게 알려 드려요.',
  '내가 한 일이 아니라면 비밀번호를 새로 정해 주세요.',
]

export function accountRestored({
  reason,
  loginUrl,
}: {
  reason: string
  loginUrl: string
}): MailText {
  return frameMail({
    subject: '도란 계정을 다시 쓸 수 있어요',
    title: '계정을 다시 쓸 수 있어요',
    parts: [
      '이용이 끝났던 계정을 되돌렸어요. 쓰던 방법으로 로그인할 수 있어요.',
      `이유: ${reason}`,
      { button: { label: '로그인하기', url: loginUrl } },
    ],
    why: RESTORED_WHY,
  })
}

/** After an appeal that changed nothing. */
export function endUpheld({ reason }: { reason: string }): MailText {
  return frameMail({
    subject: '도란 이의 제기의 결과가 나왔어요',
    title: '결정을 바꾸지 않았어요',
    parts: ['이의 제기를 다시 확인했고, 계정 이용이 끝난 것은 그대로예요.', `이유: ${reason}`],
    why: [
      '이의를 제기하면 결과를 계정 주인에게 알려 드려요.',
      '내가 한 일이 아니라면 답할 것은 없어요.',
    ],
  })
}
