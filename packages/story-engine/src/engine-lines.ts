import type { Fallbacks } from './theme-schema.js'

type Lines = readonly string[]

/** For themes without lines of their own: said when a scene's answers of a family are used up, and to no sense. */
export const FALLBACK_LINES: Readonly<Record<keyof Fallbacks, Lines>> = {
  talk: [
    '돌아오는 말은 없었다. 방금까지의 이야기만 방 안에 얇게 남아 있었다.',
    '말은 닿았지만 더 열리는 것은 없었다. 침묵이 한 번 더 자리를 고쳐 앉았다.',
    '같은 자리를 맴도는 대화였다. 다른 것을 물어야 다른 대답이 나올 것 같았다.',
    '대답 대신 짧은 숨소리만 들렸다. 지금은 여기까지인 듯했다.',
  ],
  look: [
    '한 번 더 훑어도 눈에 걸리는 것은 그대로였다.',
    '이미 본 것들이 제자리에 있었다. 새로 보이는 것은 제 그림자뿐이었다.',
    '눈이 어둠에 조금 더 익었을 뿐, 달라진 것은 없었다.',
    '더 들여다볼수록 같은 것만 또렷해졌다.',
  ],
  move: [
    '몇 걸음을 옮겼다가 결국 같은 자리로 돌아왔다.',
    '발길은 멀리 가지 못했다. 아직 여기서 끝나지 않은 일이 있었다.',
    '움직여 보아도 길은 같은 곳에서 끊겼다.',
    '서성이는 발소리만 바닥에 남았다.',
  ],
  risk: [
    '몸에 힘이 들어갔다가 천천히 풀렸다. 아직은 때가 아니었다.',
    '손끝까지 올라온 기운이 거기서 멈췄다. 얻는 것보다 잃는 것이 많아 보였다.',
    '공기가 팽팽해졌지만 끊어지지는 않았다.',
    '벌어질 뻔한 일은 벌어지지 않았다. 그 사실만 모두가 알았다.',
  ],
  strange: [
    '그 일은 이곳에서 아무 데도 닿지 않았다. 눈앞의 일은 여전히 눈앞에 있었다.',
    '생각은 잠깐 다른 데로 흘렀다가 돌아왔다.',
    '그것은 이 자리의 물건도, 이 자리의 말도 아니었다.',
    '잠깐의 딴생각이 지나갔다. 달라진 것은 흘러간 시간뿐이었다.',
  ],
  rude: [
    '거친 말이 공기를 한 번 긁고 지나갔다. 대꾸하는 목소리는 없었다.',
    '욕설은 짧았고, 그 뒤의 조용함은 길었다.',
    '뱉은 말은 그 자리에서 식었다. 주워 담는 사람도, 맞받는 사람도 없었다.',
  ],
  garbled: [
    '무언가 나오려다, 말이 되지 못하고 그쳤다.',
    '뜻이 되지 못한 소리가 흩어졌다. 기다려 보아도 뒤는 이어지지 않았다.',
    '아무 뜻도 없는 순간이 잠깐 지나갔다.',
  ],
}

export const ENDED_LINE = '이야기는 이미 끝에 닿았다. 마지막 장면이 그대로 머물러 있었다.'

export type GenericKind = 'look' | 'wait' | 'talk' | 'move'

/** For `talk` where nobody is known to be there. */
export const ALOUD_LABELS: Lines = [
  '소리 내어 말을 꺼내 본다',
  '누가 듣든 한마디 해 본다',
  '대답을 기다리며 말을 던져 본다',
]

/** `{인물}` is a person of the scene; every label is an act from the player's side. */
export const GENERIC_LABELS: Readonly<Record<GenericKind, Lines>> = {
  look: [
    '주위를 찬찬히 둘러본다',
    '놓친 것이 없는지 다시 살펴본다',
    '눈에 걸리는 것을 가까이서 본다',
  ],
  wait: [
    '숨을 고르며 잠시 기다린다',
    '움직이지 않고 귀를 기울인다',
    '무슨 일이 벌어지는지 지켜본다',
  ],
  talk: [
    '{인물}에게 말을 건넨다',
    '{인물}의 표정을 살피며 말을 붙인다',
    '{인물}에게 한마디 더 해 본다',
  ],
  move: ['자리를 옮겨 본다', '조용히 몇 걸음 움직여 본다', '다른 쪽으로 발을 옮긴다'],
}

export function engineTexts(): { where: string; text: string }[] {
  const lists: [string, Lines][] = [
    ...Object.entries(FALLBACK_LINES).map(([family, lines]): [string, Lines] => [
      `engine.again.${family}`,
      lines,
    ]),
    ...Object.entries(GENERIC_LABELS).map(([kind, lines]): [string, Lines] => [
      `engine.label.${kind}`,
      lines,
    ]),
    ['engine.label.aloud', ALOUD_LABELS],
    ['engine.ended', [ENDED_LINE]],
  ]
  return lists.flatMap(([where, lines]) =>
    lines.map((text, index) => ({ where: `${where}.${index}`, text })),
  )
}
