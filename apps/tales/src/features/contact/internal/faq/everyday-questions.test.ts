// @vitest-environment node
import { expect, it } from 'vitest'
import { FAQ_TOPICS } from '../../faq-topics'
import { findAnswers } from './find-answers'

const FIRST = 3
const FOUND_SHARE = 0.9

/** As people type, in words that stand in no question of ours, with an answer that helps. */
const ASKED: readonly (readonly [typed: string, id: string])[] = [
  ['비번', 'password'],
  ['비번 까먹음', 'password'],
  ['비밀번호 바꾸는법', 'password'],
  ['패스워드 분실', 'password'],
  ['아이디 까먹었어', 'email-forgotten'],
  ['아이디 찾기', 'email-forgotten'],
  ['무슨 메일로 가입했는지 모르겠어', 'email-forgotten'],
  ['로그인 안됨', 'password'],
  ['로그인이 안돼요', 'password'],
  ['인증번호 안옴', 'code-mail'],
  ['코드가 안와', 'code-mail'],
  ['돈 돌려줘', 'refund'],
  ['환불해줘', 'refund'],
  ['결제 취소하고싶어', 'refund'],
  ['환불 얼마나 걸려', 'refund'],
  ['보너스 코인도 돌려받나', 'refund-used'],
  ['돈 냈는데 코인 안들어옴', 'coins-missing'],
  ['충전했는데 없어', 'coins-missing'],
  ['애가 몰래 결제했어요', 'minor'],
  ['아들이 제 카드로 긁었어요', 'minor'],
  ['자동결제 끊는법', 'pass'],
  ['구독 해지', 'pass'],
  ['젬이 뭐야', 'three-kinds'],
  ['젬 다 썼어', 'daily-gems'],
  ['공짜 젬', 'daily-gems'],
  ['한 장면에 몇개 들어', 'turn-price'],
  ['코인 언제 없어져', 'expiry'],
  ['룬 얻는 법', 'runes'],
  ['탈퇴하고싶어요', 'leave'],
  ['계정 없애줘', 'leave'],
  ['회원탈퇴 어디서', 'leave'],
  ['탈퇴했는데 다시 쓰고 싶어', 'leave-undo'],
  ['닉 바꾸기', 'nickname'],
  ['프사 변경', 'nickname'],
  ['해킹당한거같아', 'other-device'],
  ['피방에서 로그인', 'short-time'],
  ['광고 꺼줘', 'news-mail'],
  ['스팸메일 그만 보내', 'news-mail'],
  ['욕하는 사람 신고', 'report'],
  ['악플 신고하는 법', 'report'],
  ['저 사람 안보이게 해줘', 'block'],
  ['글이 삭제당했어', 'appeal'],
  ['정지 풀어줘', 'appeal'],
  ['누가 내 사진 퍼갔어', 'rights'],
  ['죽고싶어', 'hard'],
  ['너무 우울해', 'hard'],
  ['글이 안써져', 'broken'],
  ['멈췄어', 'broken'],
  ['튕겨요', 'broken'],
  ['뒤로가기 되나', 'undo'],
  ['잘못 골랐어', 'undo'],
  ['19금 있어?', 'rating'],
  ['15세 안열려', 'rating'],
  ['내 글 남이 봐?', 'private'],
  ['소설 올리고 싶어', 'make'],
  ['작가 되고싶다', 'make'],
  ['가입 안해도 돼?', 'visitor-model'],
  ['읽던거 날아갔어', 'visitor-stories'],
  ['댓글 수정', 'comment-edit'],
  ['찜한거 어디있어', 'saved'],
  ['사람이 써 ai가 써', 'who-writes'],
]

it('finds an answer to everyday questions among the first three, for 90 of 100', () => {
  const missed = ASKED.flatMap(([typed, id]) => {
    const first = findAnswers(FAQ_TOPICS, typed).slice(0, FIRST)
    return first.some((entry) => entry.id === id)
      ? []
      : [`${typed} → ${first.map((entry) => entry.id).join(' / ')} (${id})`]
  })
  expect(ASKED.length).toBeGreaterThanOrEqual(40)
  expect(missed.slice(Math.floor(ASKED.length * (1 - FOUND_SHARE)))).toEqual([])
})

it.each([
  ['비번', 'password'],
  ['돈 돌려줘', 'refund'],
  ['아이디 까먹었어', 'email-forgotten'],
  ['탈퇴하고싶어요', 'leave'],
  ['환불해줘', 'refund'],
  ['광고 꺼줘', 'news-mail'],
  ['욕하는 사람 신고', 'report'],
])('answers “%s” first of all', (typed, id) => {
  expect(findAnswers(FAQ_TOPICS, typed)[0]?.id).toBe(id)
})

it('knows every answer by words that people say', () => {
  const entries = FAQ_TOPICS.flatMap((topic) => topic.entries)
  expect(entries.filter(({ words }) => words.split(' ').length < 3).map(({ id }) => id)).toEqual([])
})
