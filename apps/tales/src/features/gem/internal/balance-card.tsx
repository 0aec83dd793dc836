import { TIME_ZONE } from '@doran/contract/specification'
import { amountLabel, formatDay } from '@doran/site/core'
import { Card, Money } from '@doran/ui'
import type { OwnGems } from '../own-gems'
import { gemParts, type GemPart } from './gem-parts'
import { RefillNotice } from './refill-notice'

type BalanceCardProps = { gem: OwnGems['gem']; hasNotice: boolean; now: string }

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
})

/** How many gems a member has, of what kind and until when, and when the next ones come. */
export function BalanceCard({ gem, hasNotice, now }: BalanceCardProps) {
  return (
    <Card as="section" aria-labelledby="own-gems" isMine>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="own-gems" className="text-sm font-semibold text-text-2">
          내 젬
        </h2>
        <Money currency="gem" amount={gem.total} size={24} className="text-h2 font-extrabold" />
      </div>
      <ul className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
        {gemParts(gem.parts).map((part) => (
          <li key={part.key} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {part.label}
              <span className="block text-sm text-text-3">{endWords(part, now)}</span>
            </span>
            <Money currency="gem" amount={part.amount} />
          </li>
        ))}
      </ul>
      {gem.held > 0 && (
        <p className="prose-ko mt-3 text-sm text-text-2">
          지금 쓰고 있는 장면에 {amountLabel('gem', gem.held)}를 잡아 두었어요. 장면을 쓰지 못하면
          돌아와요.
        </p>
      )}
      <div className="mt-4 border-t border-line pt-3">
        <p className="font-semibold tabular-nums">
          다음 채움 {clock.format(new Date(gem.nextFillAt))}
        </p>
        <p className="prose-ko mt-1 text-sm text-text-2">
          오늘의 젬이 {gem.daily}개로 새로 채워져요. 남은 오늘의 젬은 다음 날로 넘어가지 않아요.
        </p>
        <RefillNotice isOn={hasNotice} />
      </div>
    </Card>
  )
}

function endWords({ key, amount, expiresAt }: GemPart, now: string): string | null {
  if (amount === 0 || expiresAt === null) return null
  if (key === 'daily') return '오늘 밤 12시까지 쓸 수 있어요.'
  return `가장 먼저 끝나는 날 ${formatDay(new Date(expiresAt), new Date(now))}`
}
