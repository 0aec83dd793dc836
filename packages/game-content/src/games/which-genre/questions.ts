import type { PsytestQuestion } from '@doran/contract'

/** Each genre is chosen by four of the thirty-two answers. */
export const QUESTIONS: PsytestQuestion[] = [
  {
    text: '눈을 떴더니 낯선 방이에요',
    picture: null,
    choices: [
      { text: '창밖 하늘부터 봐요', weights: { sf: 2 } },
      { text: '문이 잠겼는지 봐요', weights: { mystery: 2 } },
      { text: '누가 커피를 내렸나 봐요', weights: { romance: 2 } },
      { text: '다시 자요', weights: { daily: 2 } },
    ],
  },
  {
    text: '주머니에서 나온 것은',
    picture: null,
    choices: [
      { text: '녹슨 열쇠', weights: { horror: 2 } },
      { text: '접힌 지도', weights: { fantasy: 2 } },
      { text: '옛 엽전', weights: { history: 2 } },
      { text: '부치지 못한 편지', weights: { drama: 2 } },
    ],
  },
  {
    text: '함께 갈 길동무를 고른다면',
    picture: null,
    choices: [
      { text: '말 많은 로봇', weights: { sf: 2 } },
      { text: '겁 많은 짐승', weights: { fantasy: 2 } },
      { text: '속을 모를 라이벌', weights: { romance: 2 } },
      { text: '어릴 적 친구', weights: { drama: 2 } },
    ],
  },
  {
    text: '밤길에 발소리가 들리면',
    picture: null,
    choices: [
      { text: '발자국 크기를 재요', weights: { mystery: 2 } },
      { text: '뒤돌아보지 않아요', weights: { horror: 2 } },
      { text: '값을 흥정할 준비를 해요', weights: { history: 2 } },
      { text: '편의점에 들러요', weights: { daily: 2 } },
    ],
  },
  {
    text: '시간을 딱 한 번 되돌린다면',
    picture: null,
    choices: [
      { text: '그 말을 했던 날로', weights: { drama: 2 } },
      { text: '고백 못 한 날로', weights: { romance: 2 } },
      { text: '단서를 놓친 밤으로', weights: { mystery: 2 } },
      { text: '안 돌려요, 오늘 저녁이 맛있어서요', weights: { daily: 2 } },
    ],
  },
  {
    text: '사실 내가 약한 것은',
    picture: null,
    choices: [
      { text: '높은 곳', weights: { fantasy: 2 } },
      { text: '돈 앞에서 진지해지는 나', weights: { history: 2 } },
      { text: '모르는 버튼', weights: { sf: 2 } },
      { text: '거울', weights: { horror: 2 } },
    ],
  },
  {
    text: '위기가 닥치면 나는',
    picture: null,
    choices: [
      { text: '웃긴 말을 해요', weights: { history: 2 } },
      { text: '소원을 빌어요', weights: { fantasy: 2 } },
      { text: '기록을 남겨요', weights: { sf: 2 } },
      { text: '숨을 참아요', weights: { horror: 2 } },
    ],
  },
  {
    text: '마지막 장면은',
    picture: null,
    choices: [
      { text: '함께 걷는 골목', weights: { romance: 2 } },
      { text: '불 켜진 부엌', weights: { daily: 2 } },
      { text: '밝혀진 진실', weights: { mystery: 2 } },
      { text: '늦은 화해', weights: { drama: 2 } },
    ],
  },
]
