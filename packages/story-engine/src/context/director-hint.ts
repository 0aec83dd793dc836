import type { Direction } from '../directing/direct-turn.js'

/** What the turn must tell, or, where nothing authored happens, what it may not. */
export function directorHint({ by, outcome }: Direction, beat: string): string {
  const facts =
    by === 'free' ? FREE : [`[반드시 일어나는 일]`, MUST[by], ...longer(beat), '', beat].join('\n')
  if (outcome.ending) return `${facts}\n\n${endingLine(outcome.ending.title)}`
  const fixed = by === 'free' ? '' : `\n${FIXED}`
  return `${facts}\n\n${choicesLine(outcome.choices.map(({ label }) => label))}${fixed}`
}

const FREE = `[일어나지 않는 일]
플레이어의 입력에는 지금 이 자리의 사람과 사물로 답한다. 새 단서나 물건을 얻지 않고, 새 인물이 오지 않고, 다른 곳으로 옮겨 가지 않고, 숨은 사실이 드러나지 않고, 이야기가 끝나지 않는다. 할 수 없는 일은 이야기 안에서 자연스럽게 막힌다.`

const MUST: Readonly<Record<Exclude<Direction['by'], 'free'>, string>> = {
  move: '플레이어의 입력으로 아래의 일이 일어난다. 사실과 차례와 대사의 뜻을 지켜 새로 쓴다.',
  drift:
    '플레이어가 나서지 않는 사이 아래의 일이 저절로 일어난다. 사실과 차례와 대사의 뜻을 지켜 새로 쓴다.',
  press:
    '플레이어의 입력에 한두 문장으로 답하고, 이어서 아래의 일로 이야기가 다음으로 넘어간다. 사실과 차례와 대사의 뜻을 지켜 새로 쓴다.',
}

const FIXED = '이번 gauges는 모두 0, remember는 null로 쓴다. 달라진 것은 이미 셈에 넣었다.'

const LONG_BEAT = 450

function longer(beat: string): string[] {
  if (beat.length <= LONG_BEAT) return []
  const limit = Math.ceil((beat.length * 1.2) / 100) * 100
  return [`이번에는 ${limit}자까지 써도 된다.`]
}

function endingLine(title: string): string {
  return `이 글로 이야기가 끝난다. 결말의 이름은 ‘${title}’이다. 여운을 남기고 닫으며, choices는 []로 쓴다.`
}

function choicesLine(labels: readonly string[]): string {
  const list = labels.map((label) => `- ${label}`).join('\n')
  return `[다음 행동]\nchoices 셋 가운데 하나 이상은 아래에서 골라 글자 그대로 쓴다.\n${list}`
}
