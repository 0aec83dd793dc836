import type { LegalTable } from '../legal-text'
import type { PrivacyRow } from '../privacy-row'

/** What an account collects, in the order in which people meet it. */
export const COLLECTED: readonly LegalTable[] = [
  {
    caption: '가입하고 로그인할 때',
    heads: ['때', '모으는 것'],
    rows: [
      [
        '이메일로 가입',
        '이메일, 비밀번호(되돌릴 수 없게 바꾼 값만), 이름, 닉네임, 국가, 소식을 받을지',
      ],
      [
        '다른 서비스로 로그인',
        '그 서비스의 이름과 그곳의 계정 번호, 그 서비스가 주는 이메일과 이름. 그 서비스의 접근 토큰은 보관하지 않아요.',
      ],
      ['동의', '만 14세 이상인지, 약관과 이 방침, 소식 받기에 동의하거나 거둔 때와 그때의 버전'],
      [
        '로그인',
        '브라우저와 운영체제의 종류(User-Agent), 로그인한 때와 마지막으로 쓴 때, 일회용 로그인인지, 로그인한 적이 있는 브라우저를 알아보는 무작위 값(되돌릴 수 없게 바꾼 값만)',
      ],
      ['인증번호와 일회용 로그인 번호', '번호(되돌릴 수 없게 바꾼 값만), 틀린 횟수, 끝나는 때'],
    ],
  },
  {
    caption: '골라서 알려 줄 때',
    heads: ['때', '모으는 것'],
    rows: [
      [
        '프로필',
        '사진과 그 크기와 올린 때, 소개, 성별, 생년월일. 성별과 생년월일은 나만 볼 수 있어요.',
      ],
      ['취향', '좋아하는 장르'],
    ],
  },
]

/** What the areas collect, while the product is used. */
export function collectedInUse(rows: readonly PrivacyRow[]): LegalTable {
  return { caption: '도란을 쓸 때', heads: ['때', '모으는 것'], rows: cellsOf(rows) }
}

export function keptTable(rows: readonly PrivacyRow[]): LegalTable {
  return { caption: '보관 기간', heads: ['무엇', '언제까지'], rows: cellsOf(rows) }
}

function cellsOf(rows: readonly PrivacyRow[]) {
  return rows.toSorted((one, other) => one.order - other.order).map(({ cells }) => cells)
}
