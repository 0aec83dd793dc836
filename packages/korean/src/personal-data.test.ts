import { describe, expect, it } from 'vitest'
import { hasPersonalData } from './personal-data.js'

describe('personal data', () => {
  it.each([
    '내 번호는 010-2345-6789야.',
    '01023456789로 전화해',
    '공일공 이삼사오 육칠팔구',
    '(02) 345-6789',
    'moksu@daum.net으로 보내 줘',
    '서울 마포구 동교로12길 34로 와',
    '성남시 분당구 판교로 256번길 25, 3층',
    '부산 해운대구 우동 한빛아파트 103동 1204호',
  ])('is found in %s', (text) => expect(hasPersonalData(text)).toBe(true))

  it.each([
    '109에 전화해요',
    '비밀번호는 0102',
    '103동 1204호의 문을 두드린다',
    '종로구 종로 3가에서 만나자',
    '마을로 가는 길 3개 가운데 하나',
    '그 시 구석진 길 12번째 집',
    '1588-0000',
    '2026년 11월 23일',
  ])('is none in %s', (text) => expect(hasPersonalData(text)).toBe(false))
})
