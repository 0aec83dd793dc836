import type { Choice, Transcript, TurnInput, TurnOutcome } from '@doran/story-engine'
import { wrapText } from './wrap-text.js'

const INPUT_NAMES = {
  do: '행동',
  say: '말',
  narrate: '서술',
  continue: '이어 쓰기',
  choice: '선택',
} as const
const HEARD_BY = {
  choice: '선택',
  move: '자유 입력',
  others: '장면의 대답',
  drift: '흐름',
  press: '떠밀림',
  aside: '이야기 밖',
} as const
const BANDS = { fail: '실패', cost: '대가', success: '성공' } as const

/** A play-through as a person reads it: prose wrapped, what was put in and what came of it marked. */
export function printTranscript(title: string, transcript: Transcript): string {
  const { player, seed, opening, turns, ending } = transcript
  const blocks = [
    `═══ ${title} · ${player} · seed ${seed} ═══`,
    wrapText(opening.text),
    printChoices(opening.choices),
    ...turns.flatMap(({ input, outcome }, index) => [
      printInput(index + 1, input),
      wrapText(outcome.text),
      printState(outcome),
      printChoices(outcome.choices),
    ]),
    `═══ ${turns.length} turns · ${ending ?? 'no ending'} ═══`,
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}

function printInput(turn: number, { kind, text }: TurnInput): string {
  return wrapText(`▶ ${turn} [${INPUT_NAMES[kind]}] ${text}`.trimEnd())
}

function printState({ heard, dice, gauges, remembered, ending, state }: TurnOutcome): string {
  const values = gauges.map(({ label, before, after }) =>
    before === after ? `${label} ${after}` : `${label} ${before}→${after}`,
  )
  const lines = [
    wrapText(`들음: ${describeHeard(heard)} · 장면 ${state.scene}`, { indent: '  ' }),
    ...(dice ? [`  주사위: ${describeDice(dice)}`] : []),
    `  ${values.join(' · ')}`,
    ...remembered.map((phrase) => `  ✎ ${phrase} (기억함)`),
    ...(ending
      ? [`  ★ 결말 ‘${ending.title}’ [${ending.badge}${ending.rare ? ' · 희귀' : ''}]`]
      : []),
  ]
  return lines.join('\n')
}

function describeHeard(heard: TurnOutcome['heard']): string {
  const { by, moveId, family, intents, entities, score, negated } = heard
  const what = moveId ?? family
  if (by === 'choice') return `${HEARD_BY[by]} → ${what}`
  const words = [...intents, ...entities].join(' ')
  return `${HEARD_BY[by]} → ${what} ${Math.round(score * 100)}%${words ? ` (${words})` : ''}${negated ? ' 부정' : ''}`
}

function describeDice({
  rolls,
  stat,
  bonus,
  total,
  band,
}: NonNullable<TurnOutcome['dice']>): string {
  return `${rolls.join('+')} ${stat} ${bonus < 0 ? '' : '+'}${bonus} = ${total} ${BANDS[band]}`
}

function printChoices(choices: readonly Choice[]): string {
  return choices
    .map(({ label, odds }, index) => {
      const chances = odds
        ? ` (성공 ${odds.success} · 대가 ${odds.cost} · 실패 ${odds.fail} %)`
        : ''
      return `  ${index + 1}. ${label}${chances}`
    })
    .join('\n')
}
