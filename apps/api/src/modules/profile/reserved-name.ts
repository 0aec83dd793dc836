import { FIELD_COPY } from '@doran/contract/errors'
import { isOneEditAway } from '@doran/korean'
import { disassemble } from 'es-hangul'
import { AppError } from '../../platform/errors/app-error.js'
import { nameKeyOf } from './nick-name.js'

/** The name of the product's own account. */
export const OFFICIAL_NAME = '도란지기'

const WHOLE = (
  '도란 도란테일즈 도란도란 공식 시스템 알림 공지 탈퇴한회원 탈퇴한사람 ' +
  'doran dorantales root system support official null undefined'
)
  .split(' ')
  .map(seenAs)

const OFFICERS =
  '운영자 운영진 운영팀 관리자 관리팀 고객센터 고객지원 공지사항 공식계정 admin moderator'
    .split(' ')
    .map(seenAs)

const OURS = ['도란', 'doran']
/** What makes a name with ours in it sound like the product speaking. */
const OFFICES = (
  '공식 고객 센터 지원 상담 문의 운영 관리 팀 알림 공지 안내 이벤트 당첨 시스템 보안 지기 대표 직원 개발 본사 본부 담당 매니저 결제 환불 ' +
  'jigi official support team admin help security system staff notice event hq inc corp ceo cs gm manager'
).split(' ')

const RUDE = /씨발|시발|씨팔|병신|좆|지랄|개새끼|섹스|강간|fuck|bitch|cunt|nigger/

/** Names that would pass for the product's own, or that nobody should have to read, whatever stands in between. */
export function isReserved(nickName: string): boolean {
  const key = nameKeyOf(nickName).replaceAll('_', '')
  return [key.replace(/\d/g, ''), key]
    .map(seenAs)
    .some(
      (name) =>
        WHOLE.includes(name) ||
        OFFICERS.some((officer) => name.includes(officer)) ||
        RUDE.test(name) ||
        isNearOurs(soundOf(name)),
    )
}

/** `field`: where the name stands in the input. */
export function refuseReservedName(nickName: string, field: string): void {
  if (!isReserved(nickName)) return
  throw new AppError('INVALID_INPUT', { field, message: FIELD_COPY.nickNameReserved })
}

const OUR_SOUNDS = OURS.map(soundOf)
const OFFICE_SOUNDS = OFFICES.map(soundOf)
const OFFICIAL_SOUND = soundOf(OFFICIAL_NAME)

function isNearOurs(sound: string): boolean {
  if (isOneEditAway(sound, OFFICIAL_SOUND)) return true
  const rest = OUR_SOUNDS.filter((ours) => sound.includes(ours)).map((ours) =>
    sound.replace(ours, ''),
  )
  return rest.some((left) => OFFICE_SOUNDS.some((office) => left.includes(office)))
}

/** Letters that look alike are one: Admln and adm1n are read as admin. */
function seenAs(name: string): string {
  return name.replaceAll(/[l1|]/g, 'i').replaceAll('0', 'o').replaceAll('rn', 'm')
}

/** The letters as they are heard: 도란찌기 and 돌안지기 read as 도란지기 does. */
function soundOf(name: string): string {
  return disassemble(seenAs(name))
    .replaceAll('ㅇ', '')
    .replaceAll(/[ㄲㅋ]/g, 'ㄱ')
    .replaceAll(/[ㄸㅌ]/g, 'ㄷ')
    .replaceAll(/[ㅃㅍ]/g, 'ㅂ')
    .replaceAll(/[ㅉㅊ]/g, 'ㅈ')
    .replaceAll('ㅆ', 'ㅅ')
    .replaceAll('ㅔ', 'ㅐ')
}
