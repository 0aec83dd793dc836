import type { Currency } from '@doran/contract'
import { Money } from '@doran/ui'

const NOW = { coin: '지금 있는 코인', rune: '지금 있는 룬', gem: '지금 있는 젬' } as const
const THEN = { coin: '뒤 코인', rune: '뒤 룬', gem: '뒤 젬' } as const

type BeforeAfterProps = {
  currency: Currency
  before: number
  after: number
  /** What lies between: 구매, 결제. */
  act: string
}

/** What somebody has, and what will be left. */
export function BeforeAfter({ currency, before, after, act }: BeforeAfterProps) {
  return (
    <dl className="flex flex-col gap-2 text-text">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt className="text-text-2">{NOW[currency]}</dt>
        <dd>
          <Money currency={currency} amount={before} />
        </dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-4 font-semibold">
        <dt>
          {act} {THEN[currency]}
        </dt>
        <dd>
          <Money currency={currency} amount={after} />
        </dd>
      </div>
    </dl>
  )
}
