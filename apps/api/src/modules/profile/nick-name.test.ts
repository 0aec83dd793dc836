import { expect, it } from 'vitest'
import { inventNickName, isReserved, nickNamesNear } from './nick-name.js'

it.each([
  '도란',
  '도란_1',
  '도란공식',
  '도란고객센터',
  '도란지기',
  '도란_지기2',
  'doran_jigi',
  '운영팀',
  'DoranTeam',
  'doran_official',
  'd0ran_team',
  'adm1n',
  'superadmin',
  '씨_발1',
])('keeps %s back', (name) => {
  expect(isReserved(name)).toBe(true)
})

it.each([
  '밤손님',
  '도란도란해',
  '팀버튼',
  '지원이',
  '별이네',
  '등대지기',
  'moonlit',
  '느긋한부엉이27',
])('lets somebody be called %s', (name) => {
  expect(isReserved(name)).toBe(false)
})

it('invents names that may be had', () => {
  for (let count = 0; count < 200; count += 1) {
    const names = [inventNickName(), ...nickNamesNear('가나다라마바사아자차카타')]
    for (const name of names) {
      expect(name).toMatch(/^[가-힣A-Za-z0-9_]{2,12}$/)
      expect(isReserved(name)).toBe(false)
    }
  }
})
