import { frameMail, type MailText } from './mail-frame.js'

type CodeMail = { code: string; minutes: number }

const KEEP_IT = '번호는 아무에게도 알려 주지 마세요. 도란 직원은 번호를 묻지 않아요.'

/** To an address that somebody wants to join with. No link: the code fits the browser alone that asked for it. */
export function signUpCode({ code, minutes }: CodeMail): MailText {
  return frameMail({
    subject: `${code} 도란 인증번호예요`,
    title: '인증번호를 입력해 주세요',
    parts: ['가입하던 화면에 아래 번호를 입력해 주세요.', { code }, validFor(minutes)],
    why: [
      '도란에 이 이메일 주소로 가입하려는 분이 있어서 보냈어요. 내가 한 일이 아니라면 무시해도 돼요. 번호를 입력하지 않으면 계정은 만들어지지 않아요.',
      KEEP_IT,
    ],
  })
}

/** To a member who forgot the password. */
export function resetCode({
  code,
  returnUrl,
  minutes,
}: CodeMail & { returnUrl: string }): MailText {
  return frameMail({
    subject: `${code} 도란 비밀번호 찾기 인증번호예요`,
    title: '비밀번호 찾기',
    parts: [
      '비밀번호를 찾던 화면에 아래 번호를 입력해 주세요.',
      { code },
      validFor(minutes),
      { button: { label: '번호 입력하기', url: returnUrl } },
    ],
    why: [
      '도란에서 이 계정의 비밀번호를 새로 정하겠다는 요청이 있어서 보냈어요. 내가 한 일이 아니라면 무시해도 돼요. 번호를 입력하지 않으면 비밀번호는 그대로예요.',
      KEEP_IT,
    ],
  })
}

// Counted from the request, so that it stays true of a mail that comes late.
function validFor(minutes: number): string {
  return `번호를 요청한 때부터 ${minutes}분 동안 쓸 수 있어요. 시간이 지났다면 같은 화면에서 새로 받을 수 있어요.`
}
