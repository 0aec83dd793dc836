const DAY_MS = 86_400_000

interface TimeOfDay {
  /** The hour it begins at. */
  from: number
  greetings: readonly string[]
}

const NIGHT = [
  '오늘도 애썼어요. 이제 천천히 쉬어요.',
  '고요한 밤이에요. 편안히 쉬어요.',
  '밤이 깊었어요. 아침에 또 만나요.',
  '하루의 끝에서 만나 반가워요.',
]

const TIMES: readonly TimeOfDay[] = [
  {
    from: 5,
    greetings: [
      '이른 새벽이네요. 반가워요.',
      '아직 조용한 시간이에요. 천천히 시작해요.',
      '하루의 첫 장을 같이 열어요.',
      '일찍 만났네요. 오늘도 잘 부탁해요.',
    ],
  },
  {
    from: 7,
    greetings: [
      '좋은 아침이에요.',
      '잘 잤어요? 새 아침이에요.',
      '오늘 아침도 만나서 반가워요.',
      '기지개 한번 켜고 시작해요.',
      '어서 와요, 아침이에요.',
    ],
  },
  {
    from: 9,
    greetings: [
      '느긋한 오전이에요.',
      '오전은 아직 넉넉해요.',
      '하던 일 잠깐 멈추고 인사해요.',
      '오늘 하루, 순하게 흘러가길 바라요.',
    ],
  },
  {
    from: 12,
    greetings: [
      '점심은 맛있게 먹었어요?',
      '나른한 오후, 잠깐 쉬어 가요.',
      '오후도 한 걸음씩 가요.',
      '오늘의 절반을 지나고 있어요.',
    ],
  },
  {
    from: 18,
    greetings: [
      '저녁이에요. 오늘도 수고했어요.',
      '따뜻한 저녁 보내요.',
      '하루를 천천히 내려놓을 시간이에요.',
      '오늘 이야기, 어떤 게 남았어요?',
    ],
  },
  { from: 22, greetings: NIGHT },
]

/** The same all through one time of a day; the next day another. The date is YYYY-MM-DD, in Seoul. */
export function greetingAt(hourInSeoul: number, date: string): string {
  const time = TIMES.findLast(({ from }) => from <= hourInSeoul)
  const greetings = time?.greetings ?? NIGHT
  const greeting = greetings[(Date.parse(date) / DAY_MS) % greetings.length]
  if (greeting === undefined) throw new Error(`no greeting for ${date}`)
  return greeting
}
