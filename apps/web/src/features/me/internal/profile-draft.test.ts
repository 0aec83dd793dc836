import { describe, expect, it } from 'vitest'
import { FIELD_COPY } from '@doran/contract/errors'
import { changesOf, draftOf, hasChanges, profileProblems } from './profile-draft'

const profile = {
  id: 'p',
  uuid: 'p',
  name: '모닥불',
  profileImage: 'profile-image/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
  frame: null,
  description: '밤에 읽어요.',
  gender: 'none',
  birthday: null,
  isOfficial: false,
} as const
const draft = draftOf(profile)
const refused = (over: Partial<typeof draft>) =>
  profileProblems({ ...draft, ...over }, '2026-11-21')

describe('profile draft', () => {
  it('sends only what changed', () => {
    expect(changesOf(draft, profile)).toEqual({})
    expect(hasChanges(draft, profile)).toBe(false)
    const edited = { ...draft, name: ' 장작 ', birthday: '2000-02-29', picture: 'none' } as const
    expect(changesOf(edited, profile)).toEqual({
      name: '장작',
      birthday: '2000-02-29',
      profileImage: null,
    })
  })

  it('counts a new picture as a change though it is uploaded first', () => {
    const edited = { ...draft, picture: { file: new Blob(['x']), address: 'blob:x' } }
    expect(changesOf(edited, profile)).toEqual({})
    expect(hasChanges(edited, profile)).toBe(true)
  })

  it('takes a birthday away by leaving it empty', () => {
    expect(changesOf(draft, { ...profile, birthday: '2000-01-01' })).toEqual({ birthday: null })
  })

  it('shows what is wrong with a field before the server is asked', () => {
    expect(refused({})).toEqual({})
    expect(refused({ name: '불' })).toEqual({ name: FIELD_COPY.nickName })
    expect(refused({ name: '불 꽃' })).toEqual({ name: FIELD_COPY.nickName })
    expect(refused({ description: '가'.repeat(151) })).toEqual({
      description: FIELD_COPY.description,
    })
    expect(refused({ description: 'ㄱ\nㄴ\nㄷ\nㄹ\nㅁ' })).toEqual({
      description: FIELD_COPY.descriptionLines,
    })
  })

  it('reckons age by the day', () => {
    expect(refused({ birthday: '2012-11-21' })).toEqual({})
    expect(refused({ birthday: '2012-11-22' })).toEqual({ birthday: FIELD_COPY.over14 })
    expect(refused({ birthday: '2011-02-29' })).toEqual({ birthday: FIELD_COPY.birthday })
    expect(refused({ birthday: '2027-01-01' })).toEqual({ birthday: FIELD_COPY.birthday })
    expect(refused({ birthday: '1900-01-01' })).toEqual({ birthday: FIELD_COPY.birthday })
  })
})
