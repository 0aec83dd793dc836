import { sample, type Random } from '../random.js'
import { CHOICE_LABELS } from './stock.js'
import { DELIMITER, withTail, type Tail } from './tail.js'
import type { Recipe } from './told.js'

export const tell: Recipe = ({ prose, tail, cut }) => ({ tokens: cut(withTail(prose, tail)) })

export const TAIL_RECIPES = {
  'bad-tail': ({ prose, tail, random, cut }) => ({
    tokens: cut(`${prose}\n${DELIMITER}\n${breakJson(random, JSON.stringify(tail))}`),
  }),
  'no-tail': ({ prose, cut }) => ({ tokens: cut(prose) }),
  'half-tail': ({ prose, tail, random, cut }) => {
    const json = JSON.stringify(tail)
    const half = json.slice(0, random.between(1, json.length - 2))
    const tokens = cut(`${prose}\n${DELIMITER}\n${half}`)
    return { tokens, finish: null, isDone: false }
  },
  'fenced-tail': ({ prose, tail, random, cut }) => ({
    tokens: cut(`${prose}\n${fence(random, JSON.stringify(tail))}`),
  }),
  'bare-json-tail': ({ prose, tail, cut }) => ({
    tokens: cut(`${prose}\n${JSON.stringify(tail)}`),
  }),
  'wrong-case-tail': ({ prose, tail, cut }) => ({
    tokens: cut(`${prose}\n<<< state >>>\n${JSON.stringify(tail)}`),
  }),
  'tail-first': ({ prose, tail, cut }) => ({
    tokens: cut(`${DELIMITER}\n${JSON.stringify(tail)}\n\n${prose}`),
  }),
  'two-tails': ({ prose, tail, random, cut }) => ({
    tokens: cut(withTail(withTail(prose, tail), otherTail(random, tail))),
  }),
  think: ({ prose, tail, cut }) => ({
    tokens: cut(`<think>\n${THOUGHT}\n</think>\n\n${withTail(prose, tail)}`),
  }),
  reasoning: ({ prose, tail, cut }) => ({
    reasoning: cut(THOUGHT),
    tokens: cut(withTail(prose, tail)),
  }),
} satisfies Record<string, Recipe>

const THOUGHT =
  '플레이어가 무엇을 하려는지 먼저 정리한다. 장면은 그대로 두고, 소리와 빛을 하나씩 짚은 다음 선택지를 셋 낸다.'

function breakJson(random: Random, json: string): string {
  const broken = [
    json.replace('"],', '],'),
    json.replaceAll('"', "'"),
    json.replace(':', ' '),
    json.replace('{', ''),
  ]
  return sample(random, broken, 1).join('')
}

/** Half of the seeds put the delimiter inside the fence. */
function fence(random: Random, json: string): string {
  return random.below(2) === 0
    ? `${DELIMITER}\n\`\`\`json\n${json}\n\`\`\``
    : `\`\`\`json\n${DELIMITER}\n${json}\n\`\`\``
}

function otherTail(random: Random, tail: Tail): Tail {
  const labels = CHOICE_LABELS.filter((label) => !tail.choices.includes(label))
  return { ...tail, choices: sample(random, labels, 3) }
}
