import type { WalletPart } from '@doran/contract'

const GROUPS = [
  { key: 'daily', label: '오늘의 젬', origins: ['daily'] },
  {
    key: 'given',
    label: '받은 젬',
    origins: ['gift', 'ticket', 'bonus', 'earned', 'refund', 'admin'],
  },
  { key: 'exchanged', label: '바꾼 젬', origins: ['exchange', 'paid'] },
] as const satisfies readonly { key: string; label: string; origins: WalletPart['origin'][] }[]

export type GemPart = {
  key: (typeof GROUPS)[number]['key']
  label: string
  amount: number
  /** When the first of them ends. */
  expiresAt: string | null
}

/** A balance as a person thinks of it: of today, given, exchanged. */
export function gemParts(parts: readonly WalletPart[]): GemPart[] {
  return GROUPS.map(({ key, label, origins }) => {
    const known: readonly WalletPart['origin'][] = origins
    const held = parts.filter(({ origin, amount }) => known.includes(origin) && amount > 0)
    const ends = held.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted()
    return {
      key,
      label,
      amount: held.reduce((sum, { amount }) => sum + amount, 0),
      expiresAt: ends[0] ?? null,
    }
  })
}
