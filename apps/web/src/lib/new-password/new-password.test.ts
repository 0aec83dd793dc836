import { FIELD_COPY } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { passwordProblem } from './password-problem'
import { passwordStrength } from './password-strength'

const owner = { email: 'moksu@example.com', nickName: '모닥불지기' }
const problemOf = (password: string) => passwordProblem(password, owner)

describe('a new password', () => {
  it('is long enough and not too long, and is asked for where there is none', () => {
    expect(problemOf('장작불 타는 소리들')).toBeUndefined()
    expect(problemOf('장작불 타는 밤')).toBe('2자 더 입력해 주세요.')
    expect(problemOf('긴 밤 '.repeat(43))).toBe(FIELD_COPY.passwordTooLong)
    expect(problemOf('')).toBe('비밀번호를 입력해 주세요.')
  })

  it('counts Hangul alike however a keyboard composes it', () => {
    expect(problemOf('장작불타는소리듣는'.normalize('NFD'))).toBe('1자 더 입력해 주세요.')
  })
})

describe('a common password', () => {
  it('is refused before the API has to', () => {
    const common = [
      'aaaaaaaaaa',
      'abcabcabcabc',
      '1122334455',
      '0123456789',
      'zyxwvutsrq',
      'qwertyuiop',
      'qwerty12345!',
      'asdfasdf1234',
      '1q2w3e4r5t',
      'zaq12wsxcde3',
      'Password1!',
      'p@ssw0rd2026',
      'Doran-Tales-2026',
      '도란1928374655',
      '비밀번호비밀번호1!',
      'tkfkdgo1234',
    ]
    const taken = common.filter((password) => problemOf(password) !== FIELD_COPY.passwordCommon)
    expect(taken).toEqual([])
    expect(problemOf('Moksu@Example.com')).toBe(FIELD_COPY.passwordOwn)
  })

  it('is none that only holds something common', () => {
    for (const password of [
      '도란에서 읽는 긴 밤',
      'correct horse 1234',
      '3141592653589793',
      'k7Xw2mQp9Lzt',
    ])
      expect(problemOf(password)).toBeUndefined()
  })
})

describe('passwordStrength', () => {
  const words = (password: string) => passwordStrength(password, owner)

  it('says what is missing, then how good it is', () => {
    expect(words('')).toBeNull()
    expect(words('장작불')).toEqual({ level: 1, words: '7자 더 입력해 주세요.' })
    expect(words('밤에 읽는 이야기')?.level).toBe(1)
    expect(words('밤에 읽는 긴 이야기')?.level).toBe(2)
    expect(words('밤에 읽는 아주 긴 이야기')?.level).toBe(3)
  })

  it('is not taken in by length alone', () => {
    for (const password of ['aaaaaaaaaaaaaaaa', '1234567890123456', 'abcdefghijklmnop'])
      expect(words(password)?.level).toBe(1)
    expect(words('3141592653589793')?.level).toBe(2)
    expect(words('모닥불지기 2026')?.level).toBe(1)
    expect(words('Moksu-Moksu-2026!')).toEqual({
      level: 1,
      words: '이메일이나 닉네임이 들어 있어 짐작하기 쉬워요.',
    })
  })

  it('praises nothing that the API’s list may hold', () => {
    // Of the list, one of each kind.
    const listed = [
      'summertime',
      'michaeljackson',
      'baseball12',
      'nissan350z',
      'iseedeadpeople',
      'momsanaladventure',
      'lost4815162342',
      'bhrh0h2oof6xbqjeh',
      'nick1234-rem936',
      'ne_e_pod_chehyl',
      '89015173454',
      'BreakDance',
    ]
    for (const password of listed) {
      const { level = 0, words: said = '' } = words(password) ?? {}
      expect([password, level < 3, /좋아요|괜찮아요|든든/.test(said)]).toEqual([
        password,
        true,
        false,
      ])
    }
  })
})
