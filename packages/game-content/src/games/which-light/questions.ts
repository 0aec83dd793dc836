import type { PsytestQuestion } from '@doran/contract'

/** Three of each axis: an odd number, so that none of them ends in a tie. */
export const QUESTIONS: PsytestQuestion[] = [
  {
    text: '주말 아침, 갑자기 하루가 비었어요',
    picture: null,
    choices: [
      { text: '바로 나가요', weights: { start: 1 } },
      { text: '이불 속에서 계획을 굴려요', weights: { start: -1 } },
    ],
  },
  {
    text: '새 취미를 시작한다면',
    picture: null,
    choices: [
      { text: '장비부터 사요', weights: { start: 1 } },
      { text: '영상부터 열 개 봐요', weights: { start: -1 } },
    ],
  },
  {
    text: '마음이 상했을 때',
    picture: null,
    choices: [
      { text: '그날 말해요', weights: { start: 1 } },
      { text: '며칠 속으로 뭉근히 데워 봐요', weights: { start: -1 } },
    ],
  },
  {
    text: '친구가 울면',
    picture: null,
    choices: [
      { text: '옆에 바싹 앉아요', weights: { distance: 1 } },
      { text: '물과 휴지를 두고 기다려요', weights: { distance: -1 } },
    ],
  },
  {
    text: '여행 숙소를 잡는다면',
    picture: null,
    choices: [
      { text: '한방에 다 같이 자요', weights: { distance: 1 } },
      { text: '방은 따로, 아침은 같이 먹어요', weights: { distance: -1 } },
    ],
  },
  {
    text: '답장이 늦는 친구에게',
    picture: null,
    choices: [
      { text: '“뭐 해?” 하고 불러요', weights: { distance: 1 } },
      { text: '올 때까지 둬요', weights: { distance: -1 } },
    ],
  },
  {
    text: '모임이 조용해지면',
    picture: null,
    choices: [
      { text: '제가 이야기를 꺼내요', weights: { talk: 1 } },
      { text: '누가 말하나 살펴요', weights: { talk: -1 } },
    ],
  },
  {
    text: '좋은 영화를 보고 나면',
    picture: null,
    choices: [
      { text: '세 시간 이야기해요', weights: { talk: 1 } },
      { text: '남들 생각을 찾아 읽어요', weights: { talk: -1 } },
    ],
  },
  {
    text: '친구가 고민을 털어놓으면',
    picture: null,
    choices: [
      { text: '제 경험을 들려줘요', weights: { talk: 1 } },
      { text: '끝까지 물어봐요', weights: { talk: -1 } },
    ],
  },
]
