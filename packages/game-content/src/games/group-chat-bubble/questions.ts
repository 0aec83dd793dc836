import type { PsytestQuestion } from '@doran/contract'

/** Each result is chosen by three of the eighteen answers. */
export const QUESTIONS: PsytestQuestion[] = [
  {
    text: '약속 날짜를 정할 때',
    picture: null,
    choices: [
      { text: '투표부터 올려요', weights: { 'tidy-fairy': 2 } },
      { text: '“난 다 좋아” 하고 스티커 셋을 붙여요', weights: { 'emoji-rich': 2 } },
      { text: '읽고 일정을 맞춰 보다가 답을 놓쳐요', weights: { 'lost-reply': 2 } },
    ],
  },
  {
    text: '친구가 좋은 소식을 올리면',
    picture: null,
    choices: [
      { text: '“대박대박대박”부터 보내요', weights: { 'reaction-master': 2 } },
      { text: '따로 축하 메시지를 보내요', weights: { 'quiet-kindness': 2 } },
      { text: '새벽 두 시에 길게 축하해요', weights: { 'dawn-fairy': 2 } },
    ],
  },
  {
    text: '여행에서 사진 백 장을 찍어 왔다면',
    picture: null,
    choices: [
      { text: '날짜별로 앨범을 만들어요', weights: { 'tidy-fairy': 2 } },
      { text: '웃긴 것만 골라 도배해요', weights: { 'emoji-rich': 2 } },
      { text: '밤에 손봐서 올려요', weights: { 'dawn-fairy': 2 } },
    ],
  },
  {
    text: '방이 갑자기 싸해지면',
    picture: null,
    choices: [
      { text: '분위기 스티커를 하나 굴려 넣어요', weights: { 'emoji-rich': 2 } },
      { text: '한 명씩 따로 안부를 물어요', weights: { 'quiet-kindness': 2 } },
      { text: '쓰다 지우다 그냥 나와요', weights: { 'lost-reply': 2 } },
    ],
  },
  {
    text: '누가 긴 고민을 올리면',
    picture: null,
    choices: [
      { text: '문장마다 반응해요', weights: { 'reaction-master': 2 } },
      { text: '새벽에 더 긴 답장을 써요', weights: { 'dawn-fairy': 2 } },
      { text: '답을 고르다 하루가 가요', weights: { 'lost-reply': 2 } },
    ],
  },
  {
    text: '모임이 끝나고 집에 가는 길',
    picture: null,
    choices: [
      { text: '정산과 사진 링크를 올려요', weights: { 'tidy-fairy': 2 } },
      { text: '“오늘 최고였다”를 열 번 말해요', weights: { 'reaction-master': 2 } },
      { text: '잘 들어갔냐고 따로 물어요', weights: { 'quiet-kindness': 2 } },
    ],
  },
]
