import { frameMail, type MailText } from './mail-frame.js'
import { seoulDay, seoulTime } from './seoul-time.js'

const RESET = '로그인 화면의 ‘비밀번호 찾기’에서 비밀번호를 바로 새로 정해 주세요.'

/** To a member whose address somebody wanted to join with again. */
export function accountExists({ loginUrl }: { loginUrl: string }): MailText {
  return frameMail({
    subject: '이 이메일로 만든 도란 계정이 이미 있어요',
    title: '이미 만든 계정이 있어요',
    parts: [
      '이 이메일 주소로 다시 가입하려는 요청이 있었어요. 새로 만들 것 없이 쓰던 계정으로 로그인하면 돼요.',
      { button: { label: '로그인하기', url: loginUrl } },
      '비밀번호가 기억나지 않으면 같은 화면의 ‘비밀번호 찾기’에서 새로 정할 수 있어요.',
    ],
    why: [
      '도란 가입 화면에 이 이메일 주소가 적혀서 보냈어요. 내가 한 일이 아니라면 무시해도 돼요. 계정은 그대로고, 주소를 적은 사람에게는 계정이 있다고 알리지 않았어요.',
    ],
  })
}

export function passwordChanged({ at }: { at: Date }): MailText {
  return frameMail({
    subject: '도란 비밀번호가 바뀌었어요',
    title: '비밀번호가 바뀌었어요',
    parts: [
      `${seoulTime(at)}에 비밀번호를 새로 정했어요. 다른 기기에서는 모두 로그아웃됐어요.`,
      '내가 한 일이라면 더 할 것은 없어요.',
      `내가 한 일이 아니라면 다른 사람이 로그인했을 수 있어요. ${RESET}`,
    ],
    why: ['비밀번호가 바뀌면 계정 주인에게 알려 드려요.'],
  })
}

/** After a member chose to leave. */
export function deletionStarted({
  eraseAt,
  loginUrl,
}: {
  eraseAt: Date
  loginUrl: string
}): MailText {
  return frameMail({
    subject: `도란 계정을 ${seoulDay(eraseAt)}에 지워요`,
    title: '탈퇴를 신청했어요',
    parts: [
      `계정과 이야기는 ${seoulTime(eraseAt)}에 모두 지워져요. 지운 뒤에는 되살릴 수 없어요.`,
      '마음이 바뀌면 그 전에 로그인해 주세요. 계정도 이야기도 그대로 돌아와요.',
      { button: { label: '로그인해서 탈퇴 취소하기', url: loginUrl } },
    ],
    why: [
      '도란에서 이 계정을 지우겠다는 요청이 있어서 보냈어요. 내가 한 일이 아니라면 바로 로그인해서 탈퇴를 취소하고, 비밀번호를 바꿔 주세요.',
    ],
  })
}

/** After a member who was leaving came back. */
export function deletionUndone(): MailText {
  return frameMail({
    subject: '도란 탈퇴를 취소했어요',
    title: '탈퇴를 취소했어요',
    parts: [
      '지우기로 했던 계정을 되돌렸어요. 계정도 이야기도 그대로 있어요.',
      `내가 한 일이 아니라면 다른 사람이 로그인했을 수 있어요. ${RESET}`,
    ],
    why: ['지우는 날을 기다리던 계정에 로그인하면 계정이 돌아오고, 그때마다 메일을 보내 드려요.'],
  })
}
