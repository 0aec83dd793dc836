function nouns(list: string): readonly string[] {
  return list.split(' ')
}

/**
 * Nouns whose wrong particle is certain, because no other word is spelled so. `문`, `길`, `하늘`
 * and their like are left out: 문가, 길가, 하늘가 are words.
 */
export const COMMON_NOUNS: readonly string[] = [
  ...nouns('책 밤 꿈 탑 벽 옷 빛 칼 숲 당신 사람 이름 마음 얼굴 도서관 계단 거울 그림 소년 선생님'),
  ...nouns('시간 세상 아침 저녁 마법 비밀 기억 촛불 손님 기사단 마을 바람 책장 동굴 열쇠공'),
  ...nouns(
    '친구 그녀 우리 여자 남자 나무 바다 열쇠 의자 목소리 이야기 소녀 그림자 편지 아버지 어머니',
  ),
  ...nouns('언니 누나 오빠 그대 누구 마녀 노래 언어 무기 하루 머리 다리 마법사 기사 용사 병사'),
]

/** Last syllables of nouns on which no verb stem ends: 는 after them is always wrong. */
export const NOUN_FINALS_BEFORE_NEUN: ReadonlySet<string> = new Set(
  nouns(
    '람 름 음 힘 몸 봄 꿈 밤 점 곰 님 림 책 것 곳 옷 뜻 꽃 빛 끝 곁 앞 옆 숲 잎 닭 흙 답 밥 탑 컵 밖 값 법 벽',
  ),
)
