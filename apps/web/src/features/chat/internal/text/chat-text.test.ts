import { describe, expect, it } from 'vitest'
import { aChannel, anItem, myItem } from '../a-chat.fake'
import { clockTime, dayHeading, listTime } from './chat-time'
import { failureText } from './failure-text'
import { lastLine, personName } from './item-text'
import { riskOf } from './risk-of'
import { titleWithCount } from './title-with-count'

// Half past midnight of the 23rd in Seoul, still the 22nd in Greenwich.
const now = new Date('2026-11-22T15:30:00Z')

describe('the time of a list', () => {
  it.each([
    ['2026-11-22T15:01:00Z', '오전 12:01'],
    ['2026-11-22T06:12:00Z', '어제'],
    ['2026-11-03T06:12:00Z', '11월 3일'],
    ['2025-11-03T06:12:00Z', '2025. 11. 3.'],
  ])('of %s is %s', (at, words) => expect(listTime(new Date(at), now)).toBe(words))

  it('names days and times in Seoul', () => {
    expect(dayHeading(now)).toBe('2026년 11월 23일 월요일')
    expect(clockTime(new Date('2026-11-23T06:12:00Z'))).toBe('오후 3:12')
  })
})

describe('a conversation’s last line', () => {
  const theme = {
    id: 't1',
    title: '밀실 도서관',
    hook: '',
    genre: '추리',
    ageRating: 'all',
    cover: { url: '/c.svg', wideUrl: '/w.svg', alt: '' },
  } as const

  it.each([
    ['a text in one line', anItem({ body: '한 줄\n두 줄' }), '한 줄 두 줄'],
    ['one’s own text', myItem({ body: '네' }), '나: 네'],
    ['a photo', anItem({ kind: 'image', body: 'chat-image/a.webp' }), '사진'],
    ['one’s own photo', myItem({ kind: 'image', body: 'chat-image/a.webp' }), '나: 사진'],
    ['a story', anItem({ kind: 'theme', body: 't1', theme }), '이야기: 밀실 도서관'],
    ['a story that is gone', anItem({ kind: 'theme', body: 't1' }), '이야기'],
    ['what was deleted', myItem({ kind: 'deleted', body: '' }), '지운 메시지예요'],
    ['nothing yet', null, '아직 주고받은 메시지가 없어요'],
  ])('says %s', (_name, lastItem, line) => expect(lastLine(aChannel({ lastItem }))).toBe(line))

  it('calls who left by no name', () => {
    expect(personName({ name: '', isGone: true })).toBe('탈퇴한 사용자')
  })
})

describe('a warning', () => {
  it.each([
    ['010-2345-6789로 전화 주세요', 'personal'],
    ['국민 123456-04-567890 이에요', 'personal'],
    ['110-123-456789', 'personal'],
    ['먼저 송금해 주세요', 'money'],
    ['선입금이에요', 'money'],
    ['카톡 아이디 알려 주세요', 'money'],
    ['텔레그램으로 얘기해요', 'money'],
    ['오픈채팅으로 오세요', 'money'],
    ['문화상품권 받아요', 'money'],
  ])('is given of %j: %s', (text, risk) => expect(riskOf(text)).toBe(risk))

  it.each([
    '안녕하세요! 작품 잘 봤어요.',
    '2026-11-23에 봐요',
    '3-4화가 제일 좋았어요',
    '라인업이 좋네요',
    '카톡 소리가 나는 장면이 재밌었어요',
  ])('is not given of %j', (text) => expect(riskOf(text)).toBeNull())
})

describe('a failure', () => {
  it.each([
    ['CHAT_WAITING', '상대가 대화를 수락하면 더 보낼 수 있어요.'],
    ['TOO_MANY', '잠시 뒤에 다시 시도해 주세요.'],
    ['NETWORK', ''],
    [null, ''],
  ])('of %s reads %j', (code, text) => expect(failureText(code)).toBe(text))
})

describe('the title', () => {
  it('has the count of what is unread before it, once', () => {
    expect(titleWithCount('도란', 3)).toBe('(3) 도란')
    expect(titleWithCount('(3) 도란', 4)).toBe('(4) 도란')
    expect(titleWithCount('(4) 도란', 120)).toBe('(99+) 도란')
    expect(titleWithCount('(99+) 도란', 0)).toBe('도란')
  })
})
