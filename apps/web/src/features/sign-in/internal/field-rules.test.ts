import { FIELD_COPY } from '@doran/contract/errors'
import { describe, expect, it } from 'vitest'
import { emailProblem } from '@doran/site/sign-in'
import { codeProblem, nameProblem, nickNameProblem } from './field-rules'

describe('fields', () => {
  it('take what the API takes and refuse what it refuses', () => {
    expect(emailProblem(' moksu@example.com ')).toBeUndefined()
    for (const email of ['moksu', 'moksu@', 'a b@c.kr', 'a@b.c'])
      expect(emailProblem(email)).toBe(FIELD_COPY.email)
    expect(nameProblem("Anne-Marie O'Neil")).toBeUndefined()
    expect(nameProblem('목수2')).toBe('숫자와 기호 없이 입력해 주세요.')
    expect(nameProblem('가'.repeat(31))).toBe(FIELD_COPY.nameTooLong)
    expect(nickNameProblem('모닥불_7')).toBeUndefined()
    for (const nickName of ['불', '모닥 불', 'ㅋㅋㅋ', '열세글자가넘는긴닉네임이에요'])
      expect(nickNameProblem(nickName)).toBe(FIELD_COPY.nickName)
  })

  it('count Hangul alike however a keyboard composes it', () => {
    expect(nickNameProblem('모닥불'.normalize('NFD'))).toBeUndefined()
  })
})

describe('an empty field', () => {
  it('asks for what belongs into it', () => {
    expect(emailProblem(' ')).toBe('이메일을 입력해 주세요.')
    expect(nameProblem('  ')).toBe('이름을 입력해 주세요.')
    expect(nickNameProblem('')).toBe('닉네임을 입력해 주세요.')
    expect(codeProblem('', 6)).toBe('6자리를 모두 입력해 주세요.')
  })
})
