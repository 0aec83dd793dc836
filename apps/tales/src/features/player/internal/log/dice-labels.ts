import type { Turn } from '@doran/contract'

type Dice = NonNullable<Turn['dice']>

const BANDS: Record<Dice['band'], string> = {
  success: '해냈어요',
  cost: '절반만 성공했어요',
  fail: '뜻대로 되지 않았어요',
}

/** “주사위 8 + 침착 1 = 9, 절반만 성공했어요” */
export function diceLabel({ rolls, stat, bonus, total, band }: Dice): string {
  const sign = bonus < 0 ? '−' : '+'
  const added = bonus === 0 && stat === '' ? '' : ` ${sign} ${`${stat} ${Math.abs(bonus)}`.trim()}`
  return `주사위 ${rolls[0] + rolls[1]}${added} = ${total}, ${BANDS[band]}`
}

/** What a risky choice says of its chances. */
export function oddsLabel(odds: { success: number; cost: number; fail: number }): string {
  return `성공 ${odds.success}% · 절반 성공 ${odds.cost}% · 실패 ${odds.fail}%`
}
