import { hasPersonalData } from '@doran/korean'

export type Risk = 'personal' | 'money'

export const RISK_COPY: Record<Risk, string> = {
  personal: '전화번호, 주소, 계좌번호는 보내지 않는 게 안전해요.',
  money: '돈을 먼저 보내 달라거나 다른 곳에서 거래하자는 이야기는 조심해요.',
}

/** Said of what the other person wrote. */
export const RECEIVED_RISK = '돈이나 개인정보 이야기는 조심해요. 이상하면 신고할 수 있어요.'

/** Groups of digits as banks write them: ten to sixteen in two to four groups. */
const ACCOUNT = /(?<![\d-])\d{2,6}(?:-\d{2,8}){1,3}(?![\d-])/g
const ACCOUNT_DIGITS = { from: 10, to: 16 }

const ELSEWHERE =
  /계좌|송금|입금|이체|선불|무통장|상품권|기프트\s?카드|비트코인|깊콘|문상|(?:카톡|카카오톡?|라인|텔레(?:그램)?|인스타|디스코드|디코)\s?(?:아이디|id|친추|으로|로\s)|오픈\s?(?:채팅|카톡|톡)|톡\s?아이디/iu

/**
 * What a person should think twice about: what finds or bills them, or words of paying and meeting elsewhere. It only
 * warns, so it may find too much.
 */
export function riskOf(text: string): Risk | null {
  if (hasPersonalData(text) || hasAccountNumber(text)) return 'personal'
  return ELSEWHERE.test(text) ? 'money' : null
}

function hasAccountNumber(text: string): boolean {
  return [...text.matchAll(ACCOUNT)].some(([number]) => {
    const { length } = number.replaceAll('-', '')
    return length >= ACCOUNT_DIGITS.from && length <= ACCOUNT_DIGITS.to
  })
}
