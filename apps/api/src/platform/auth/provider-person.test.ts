import { describe, expect, it } from 'vitest'
import { addressOf, nameOf, type ProviderPerson } from './provider-person.js'

const someone = (fields: Partial<ProviderPerson>): ProviderPerson => ({
  subject: '1',
  name: null,
  nickName: null,
  email: null,
  ...fields,
})

describe('a name', () => {
  it.each([
    ['이도란', '이도란'],
    ['  Anne-Marie  O’Neil ', 'Anne-Marie O’Neil'],
    ['이도란'.normalize('NFD'), '이도란'],
    ['밤🌙비', '밤 비'],
    ['★도란★', '도란'],
    ['-도란', '도란'],
    ['가'.repeat(40), '가'.repeat(30)],
    ['<b>도란</b>\r\nBcc: x', 'b 도란 b Bcc x'],
  ])('%j becomes %j', (name, wanted) => {
    expect(nameOf(someone({ name }))).toBe(wanted)
  })

  it.each([null, '', '   ', '1234', '🌙', '---'])('%j becomes a member’s', (name) => {
    expect(nameOf(someone({ name }))).toBe('도란 회원')
  })
})

describe('an address', () => {
  it('is kept in lower case', () => {
    const email = 'Doran@Example.COM'
    expect(addressOf('google', someone({ email }))).toEqual({
      email: 'doran@example.com',
      emailVerified: true,
    })
  })

  it.each([null, '', 'doran', 'doran@', 'a@b@c.d', `${'a'.repeat(250)}@example.com`])(
    '%j is none',
    (email) => {
      const address = addressOf('kakao', someone({ email }))
      expect(address.email).toMatch(/^kakao-[0-9a-f]{32}@doran\.invalid$/)
      expect(address.emailVerified).toBe(false)
    },
  )

  it('that is none is another for each subject, however alike', () => {
    const all = ['aB', 'ab', 'AB'].map((subject) => addressOf('naver', someone({ subject })).email)
    expect(new Set(all.map((email) => email.toLowerCase())).size).toBe(3)
  })
})
