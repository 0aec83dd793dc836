import type { TREE_CODES } from './codes.js'

export const TREE_MESSAGES = {
  TREES_FULL: '나무는 스무 그루까지 심을 수 있어요.',
  TREE_CLOSED: '이 나무에는 이제 편지를 걸 수 없어요.',
  TREE_FULL: '가지가 꽉 찼어요. 더는 걸 자리가 없어요.',
  TREE_FOR_MEMBERS: '이 나무에는 로그인한 사람만 편지를 걸 수 있어요.',
  TREE_OPENS_OTHERWISE: '쓰는 사이에 여는 날이 바뀌었어요. 날짜를 보고 다시 걸어 주세요.',
  TREE_HAS_LETTERS: '편지가 걸린 뒤에는 여는 날을 바꿀 수 없어요. 쓴 사람과 한 약속이니까요.',
  TREE_OPENING_DATE: '여는 날은 내일부터 400일 안에서 골라 주세요.',
  ORNAMENT_LOCKED: '룬 상점에서 먼저 데려와야 걸 수 있는 장식이에요.',
  HURTFUL_WORDS: '조금 아플 수 있는 말이 있어요. 그래도 보낼까요?',
  LETTERS_TOO_MANY:
    '한 나무에는 한 시간에 편지를 다섯 통까지 걸 수 있어요. {wait} 뒤에 다시 와 주세요.',
  LETTER_KEPT: '걸고 10분이 지난 편지는 거둘 수 없어요.',
  LETTER_SEALED: '아직 봉해 둔 편지예요. 여는 날에 읽을 수 있어요.',
} as const satisfies Record<keyof typeof TREE_CODES, string>

export const TREE_FIELD_COPY = {
  treeName: '나무의 이름을 적어 주세요.',
  treeNameTooLong: '이름은 20자까지 쓸 수 있어요.',
  treeDate: '여는 날을 골라 주세요.',
  letterText: '편지를 적어 주세요.',
  letterTextTooLong: '편지는 500자까지 쓸 수 있어요. 조금 줄여 주세요.',
  letterNameTooLong: '이름은 20자까지 쓸 수 있어요.',
} as const
