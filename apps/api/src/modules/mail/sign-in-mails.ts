import { frameMail, type MailText } from './mail-frame.js'
import { seoulTime } from './seoul-time.js'

type SignInMail = { at: Date; device: string; sessionsUrl: string }

const NOT_ME =
  '내가 한 일이 아니라면 여기에서 그 기기를 로그아웃시키고, 비밀번호를 바로 바꿔 주세요.'

/** After a sign-in from a browser that the account had never been in. */
export function newSignIn({ at, device, sessionsUrl }: SignInMail): MailText {
  return frameMail({
    subject: '새 기기에서 도란에 로그인했어요',
    title: '새 기기에서 로그인했어요',
    parts: [
      `${seoulTime(at)}에 ${device}에서 로그인했어요. 내가 한 일이라면 그대로 두면 돼요.`,
      NOT_ME,
      { button: { label: '로그인한 기기 보기', url: sessionsUrl } },
    ],
    why: ['처음 보는 기기에서 로그인하면 계정 주인에게 알려 드려요.'],
  })
}

/** After a sign-in with a short-time password. */
export function shortTimeSignIn({ at, device, sessionsUrl }: SignInMail): MailText {
  return frameMail({
    subject: '일회용 로그인 번호로 도란에 로그인했어요',
    title: '일회용 로그인 번호로 로그인했어요',
    parts: [
      `${seoulTime(at)}에 ${device}에서 로그인했어요. 쓴 일회용 로그인 번호는 다시 쓸 수 없고, 그 기기에서는 비밀번호를 바꾸거나 계정을 지울 수 없어요.`,
      NOT_ME,
      { button: { label: '로그인한 기기 보기', url: sessionsUrl } },
    ],
    why: ['일회용 로그인 번호로 로그인하면 계정 주인에게 알려 드려요.'],
  })
}
