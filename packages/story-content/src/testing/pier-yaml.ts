const PLACES = ['선착장', '매표소', '창고', '방파제', '얼음집', '등대', '나룻배', '모래톱'] as const
const COUNTS = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟'] as const

export const themeYaml = `id: 018f6f7e-0000-7000-8000-0000000000aa
slug: pier
title: 밤의 선착장
hook: 배는 떠났는데 밧줄은 남아 있었다
synopsis: 마지막 배가 떠난 밤, 매표원 소이는 밧줄 하나를 세지 않았다. 당신은 아침까지 그 까닭을 알아내려 한다.
coverAlt: 불 꺼진 선착장과 밧줄 하나
genre: 추리
tags: [선착장]
keyword1: 선착장
keyword2: 밧줄
ageRating: all
warnings: []
length: short
pov: 2인칭
tone: 조용한
speech: 해라체
world: 작은 섬의 선착장.
rules: 없음.
style: 해라체.
protagonist: { role: 배를 놓친 사람, fixedFacts: [] }
start: place-1
opening: >-
  마지막 배가 떠난 뒤에도 선착장에는 밧줄 하나가 남아 있었다. 매표원 소이는 장부를 덮고 그 밧줄을 세지 않았다.
  “오늘 배는 끝났어요.” 바람이 모래톱 쪽에서 불어왔고, 등대의 불은 한 박자씩 늦게 돌았다. 사공 무진이
  얼음집 앞에서 담뱃불을 껐다. 그가 젖은 신을 신고 있다는 것을 당신은 나중에야 떠올렸다. 아침 배까지는 여섯 시간이
  남아 있었고, 방파제 끝에서 누군가 밧줄을 끄는 소리가 났다.
firstActions: [밧줄을 살펴본다, 소이에게 묻는다, 등대 쪽으로 걷는다]
cast:
  - { name: 소이, aliases: [매표원], role: 매표원, look: '', personality: '', speech: '', samples: [끝났어요., 몰라요., 세지 마세요.] }
  - { name: 무진, aliases: [사공], role: 사공, look: '', personality: '', speech: '', samples: [물때가 멀었네., 배는 없네., 그만 가게.] }
cards:
${PLACES.slice(0, 6)
  .map(
    (place) =>
      `  - { title: ${place}, triggers: [${place}], text: 섬사람이 저녁마다 지나는 오래된 자리. }`,
  )
  .join('\n')}
gauges:
  - { key: 단서, label: 단서, min: 0, max: 8, start: 0, meaning: 알아낸 것의 수예요. }
fallbacks:
  talk: [말은 바람에 섞여 흩어졌다., 파도가 먼저 대답했다.]
  look: [달라진 것은 물빛뿐이었다., 어둠은 아까와 같은 자리에 있었다.]
  move: [걸음은 제자리로 돌아왔다., 발밑의 나무판이 한 번 울었다.]
  risk: [힘을 준 손이 천천히 풀렸다., 바람만 크게 지나갔다.]
  strange: [갈매기가 그것을 못 본 척했다., 밤은 그 일을 적어 두지 않았다.]
  rude: [거친 말은 물소리에 묻혔다., 그 말은 아무 데도 닿지 않았다.]
  garbled: [바람이 무언가를 웅얼거렸다., 뜻 없는 소리가 물 위로 흩어졌다.]
endings:
  - key: bright
    title: 밧줄의 주인
    hint: 많이 알아내면 주인이 보여요
    when: ['단서>=4']
    text: 밧줄의 주인이 아침 배에서 내렸다.
    badge: 주인
  - key: owned
    title: 소이의 고백
    hint: 묻는 사람에게는 말해요
    when: [고백]
    text: 소이는 장부의 빈칸을 가리켰다.
    badge: 고백
  - key: grey
    title: 회색 아침
    hint: 아침은 그냥 오기도 해요
    when: []
    text: 아침 배가 와서 당신을 태우고 떠났다.
    badge: 아침
`

function sceneYaml(index: number): string {
  const place = PLACES[index] ?? ''
  const count = COUNTS[index] ?? ''
  const next = index + 1 < PLACES.length ? `place-${index + 2}` : 'endings'
  return `- id: place-${index + 1}
  act: ${index < 2 ? '기' : index < 5 ? '승' : index < 7 ? '전' : '결'}
  title: ${place}의 밤
  words: { 밧줄: [줄] }
  present: [소이]
  enter:
    - when: [고백]
      text: ${place} 앞에서 소이는 더 숨기지 않았다.
    - text: ${place} 앞에는 아무도 없었다.
  moves:
    - id: look
      label: ${place} 바닥을 살핀다
      hears: { intent: [look, search], about: [밧줄] }
      text: ${place} 바닥에는 젖은 자국이 ${count} 줄 나 있었다.
      sets: [단서+1]
    - id: ask
      label: ${place}의 일을 소이에게 묻는다
      hears: { intent: [ask, talk], about: [소이] }
      risk:
        stat: 관계.소이
        fail: { text: 소이는 ${place} 쪽을 보지 않았다., sets: [관계.소이-1] }
        cost: { text: 소이는 ${place} 이야기를 반만 했다., sets: [관계.소이+1] }
        success: { text: 소이가 ${place}에서 본 것을 말했다., sets: [고백] }
    - id: go
      label: ${place}에서 더 걸어간다
      hears: { intent: [move], about: [] }
      text: 당신은 ${place} 너머로 발을 옮겼다.
      to: ${next}
  others:
    talk:
      - { about: [소이], text: 소이는 ${place} 쪽으로 고개만 까딱했다. }
      - text: ${place}에서는 말이 멀리 가지 않았다.
    look: ${place} 지붕에 갈매기 ${count} 마리가 앉아 있었다.
    move: ${place} 둘레를 돌아 제자리로 왔다.
    risk: ${place} 난간이 한 번 울리고 말았다.
    strange: ${place} 위로 구름이 지나갔다.
  drift:
    - text: ${place} 쪽에서 물소리가 ${count} 번 났다.
    - text: ${place} 불이 깜박였다.
  patience: 5
  press: { text: 바람이 ${place} 문을 밀었다., to: ${next} }
`
}

export const firstScenesYaml = [0, 1, 2, 3].map(sceneYaml).join('\n')
export const lastScenesYaml = [4, 5, 6, 7].map(sceneYaml).join('\n')

export const bridgesYaml = `bridges:
  - { id: wind, when: [], family: calm, text: 바람이 잠깐 멎었다. }
  - { id: pulse, when: [], family: tension, text: 귓속에서 맥박이 뛰었다. }
`
