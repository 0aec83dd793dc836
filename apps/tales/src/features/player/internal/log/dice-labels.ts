import type { Turn } from '@doran/contract'

type Dice = NonNullable<Turn['dice']>

/** With the totals that it takes. */
const BANDS: Record<Dice['band'], string> = {
  success: '성공 (10 이상)',
  cost: '부분 성공 (7~9)',
  fail: '실패 (6 이하)',
}

/** “주사위 8 + 침착 1 = 9 · 부분 성공 (7~9)” */
export function diceLabel({ rolls, stat, bonus, total, band }: Dice): string {
  const sign = bonus < 0 ? '−' : '+'
  const added = bonus === 0 && stat === '' ? '' : ` ${sign} ${`${stat} ${Math.abs(bonus)}`.trim()}`
  return `주사위 ${rolls[0] + rolls[1]}${added} = ${total} · ${BANDS[band]}`
}

/** What a risky choice says of its chances. */
export function oddsLabel(odds: { success: number; cost: number; fail: number }): string {
  return `성공 ${odds.success}% · 부분 성공 ${odds.cost}% · 실패 ${odds.fail}%`
}
