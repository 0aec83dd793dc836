function nouns(list: string): RegExp {
  return new RegExp(`(?:${list.replaceAll(' ', '|')})$`, 'u')
}

/** Nouns and adverbs that end like a verb of the level: a sentence that ends on one has no level. */
export const WORDS_IN_YO = nouns('필요 수요 중요 주요 고요 민요 소요 강요 개요 담요')
export const WORDS_LIKE_PLAIN = nouns(
  '바다 의자 남자 여자 그림자 글자 혼자 환자 상자 모자 과자 제자 학자 독자 숫자 문자 부자 왕자 소라 언니 어머니 할머니 주머니 송곳니 마다',
)
export const WORDS_LIKE_INTIMATE = nouns(
  '편지 아버지 할아버지 먼지 바지 반지 강아지 이미지 페이지 단지 휴지 잡지 토지 의지 처지 경지 중지 정지 유지 까지 동네 그네 장군 적군 대군 아군 기와 분야 광야 시야 심야 이해 오해 방해 올해 새해 남해 동해 시대 무대 군대 침대 그대 기대 상대 세대 절대 자아 고아 언어 단어 용어 상어 인어',
)
