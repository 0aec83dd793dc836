export type Comparison = '>=' | '<=' | '==' | '!=' | '>' | '<'
export type Test =
  | { kind: 'has'; name: string; negated: boolean }
  | { kind: 'compare'; name: string; operator: Comparison; value: number }
export type Change =
  | { kind: 'raise'; name: string }
  | { kind: 'drop'; name: string }
  | { kind: 'number'; name: string; operator: '+' | '-' | '='; value: number }

const NAME = String.raw`[\p{L}\p{N}_]+(?:\.[\p{L}\p{N}_-]+)*`
const TEST = new RegExp(String.raw`^(!)?\s*(${NAME})$`, 'u')
const COMPARE = new RegExp(String.raw`^(${NAME})\s*(>=|<=|==|!=|>|<)\s*(-?\d+)$`, 'u')
const CHANGE = new RegExp(String.raw`^(${NAME})\s*([+\-=])\s*(-?\d+)$`, 'u')
const FLAG = new RegExp(String.raw`^(!)?\s*(${NAME})$`, 'u')
const COMPARISONS: readonly Comparison[] = ['>=', '<=', '==', '!=', '>', '<']

export function parseTest(source: string): Test | null {
  const compare = COMPARE.exec(source)
  const operator = COMPARISONS.find((known) => known === compare?.[2])
  if (compare?.[1] && operator) {
    return { kind: 'compare', name: compare[1], operator, value: Number(compare[3]) }
  }
  const has = TEST.exec(source)
  return has?.[2] ? { kind: 'has', name: has[2], negated: has[1] === '!' } : null
}

export function parseChange(source: string): Change | null {
  const number = CHANGE.exec(source)
  const operator = (['+', '-', '='] as const).find((known) => known === number?.[2])
  if (number?.[1] && operator) {
    return { kind: 'number', name: number[1], operator, value: Number(number[3]) }
  }
  const flag = FLAG.exec(source)
  if (!flag?.[2]) return null
  return flag[1] === '!' ? { kind: 'drop', name: flag[2] } : { kind: 'raise', name: flag[2] }
}
