import { randomInt } from 'node:crypto'
import { FIELD_COPY } from '@doran/contract/errors'
import { AppError } from '../../platform/errors/app-error.js'

const RESERVED = [
  '도란',
  '도란테일즈',
  '도란도란',
  '운영자',
  '관리자',
  '도란운영자',
  '고객센터',
  '공식',
  '시스템',
  '알림',
  '탈퇴한회원',
  'admin',
  'administrator',
  'doran',
  'dorantales',
  'root',
  'system',
  'support',
  'moderator',
  'official',
  'null',
  'undefined',
]

/** What must be unique of a nickname: case and width do not tell two people apart. */
export function nameKeyOf(nickName: string): string {
  return nickName.normalize('NFKC').toLowerCase()
}

const OURS = /도란|doran/
const OFFICES =
  /공식|고객센터|지원|상담|운영|관리|팀|알림|시스템|보안|지기|jigi|official|support|team|admin|help|security|system|staff/
const RUDE = /씨발|시발|씨팔|병신|좆|지랄|개새끼|섹스|강간|fuck|bitch|cunt|nigger/
const OFFICERS = /운영자|운영진|운영팀|관리자|관리팀|고객센터|admin|moderator/

/** Names that would pass for the product's own, or that nobody should have to read, whatever stands in between. */
export function isReserved(nickName: string): boolean {
  const key = nameKeyOf(nickName).replaceAll('_', '')
  const spellings = [key.replace(/\d/g, ''), key.replaceAll('0', 'o').replaceAll('1', 'i')]
  return spellings.some(
    (name) =>
      RESERVED.includes(name) ||
      OFFICERS.test(name) ||
      RUDE.test(name) ||
      (OURS.test(name) && OFFICES.test(name)),
  )
}

/** `field`: where the name stands in the input. */
export function refuseReservedName(nickName: string, field: string): void {
  if (!isReserved(nickName)) return
  throw new AppError('INVALID_INPUT', { field, message: FIELD_COPY.nickNameReserved })
}

const BEGINNINGS = ['따뜻한', '조용한', '느긋한', '반짝이는', '포근한', '졸린', '용감한', '수줍은']
const ENDINGS = [
  '불씨',
  '등불',
  '장작',
  '여우',
  '고양이',
  '부엉이',
  '찻잔',
  '밤비',
  '솔방울',
  '달빛',
]

/** A nickname nobody had to think of, such as 느긋한부엉이27. */
export function inventNickName(): string {
  return `${pick(BEGINNINGS)}${pick(ENDINGS)}${randomInt(10, 100)}`
}

/** Names near a taken one, within the allowed length. */
export function nickNamesNear(nickName: string): string[] {
  const stem = nickName.slice(0, 9)
  return [`${stem}_${randomInt(1, 10)}`, `${stem}${randomInt(10, 100)}`, inventNickName()]
}

function pick(words: readonly string[]): string {
  return words[randomInt(words.length)] ?? ''
}
