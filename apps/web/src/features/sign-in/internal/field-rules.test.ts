import { FIELD_COPY } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { emailProblem, nameProblem, nickNameProblem, passwordProblem } from './field-rules'
import { passwordStrength } from './password-strength'

describe('fields', () => {
  it('take what the API takes and refuse what it refuses', () => {
    expect(emailProblem(' moksu@example.com ')).toBeUndefined()
    for (const email of ['', 'moksu', 'moksu@', 'a b@c.kr', 'a@b.c'])
      expect(emailProblem(email)).toBe(FIELD_COPY.email)
    expect(passwordProblem('장'.repeat(10))).toBeUndefined()
    expect(passwordProblem('장'.repeat(9))).toBe(FIELD_COPY.password)
    expect(passwordProblem('a'.repeat(129))).toBe(FIELD_COPY.passwordTooLong)
    expect(nameProblem("Anne-Marie O'Neil")).toBeUndefined()
    expect(nameProblem('  ')).toBe(FIELD_COPY.name)
    expect(nameProblem('가'.repeat(31))).toBe(FIELD_COPY.nameTooLong)
    expect(nickNameProblem('모닥불_7')).toBeUndefined()
    for (const nickName of ['불', '모닥 불', 'ㅋㅋㅋ', '열세글자가넘는긴닉네임이에요'])
      expect(nickNameProblem(nickName)).toBe(FIELD_COPY.nickName)
  })

  it('count Hangul alike however a keyboard composes it', () => {
    expect(passwordProblem('장작불타는소리듣는'.normalize('NFD'))).toBe(FIELD_COPY.password)
    expect(nickNameProblem('모닥불'.normalize('NFD'))).toBeUndefined()
  })
})

describe('passwordStrength', () => {
  const words = (password: string) => passwordStrength(password, 'moksu@example.com')

  it('says what is missing, then how good it is', () => {
    expect(words('')).toBeNull()
    expect(words('장작불')).toEqual({ level: 1, words: '7글자만 더 써 주세요.' })
    expect(words('밤에 읽는 이야기')?.level).toBe(1)
    expect(words('밤에 읽는 긴 이야기')?.level).toBe(2)
    expect(words('밤에 읽는 아주 긴 이야기')?.level).toBe(3)
  })

  it('is not taken in by length alone', () => {
    for (const password of ['aaaaaaaaaaaaaaaa', '1234567890123456', 'abcdefghijklmnop'])
      expect(words(password)?.level).toBe(1)
    expect(words('3141592653589793')?.level).toBe(2)
    expect(words('Moksu-Moksu-2026!')).toEqual({ level: 1, words: '이메일과 다르게 지어 주세요.' })
  })
})
